/** What the page reads of a record: its headers and its deals. The whole of it is for the server to read. */import { has, t } from "../../words/words.svelte";

export interface Deal {
  dealer: number;
  hands: string[][];
  turned: string;
}
export interface RecordRead {
  headers: Map<string, string>;
  names: string[];
  /** the rank of each seat, 1 for the winner; empty while nobody has won */
  ranks: number[];
  entropy: string[];
  deals: Deal[];
}

export function readRecord(text: string): RecordRead {
  const headers = new Map<string, string>();
  const deals: Deal[] = [];
  for (const line of text.split("\n")) {
    const heading = /^Round \d+, dealer (\d+)$/.exec(line);
    if (heading) deals.push({ dealer: Number(heading[1]) - 1, hands: [], turned: "" });
    const deal = deals.at(-1);
    const [name = "", value = ""] = splitAt(line, ": ");
    if (!deal) headers.set(name, value);
    else if (name.startsWith("hand ")) deal.hands.push(value.split(" "));
    else if (name === "turned up") deal.turned = value;
  }
  const seats = Number(headers.get("Seats") ?? 0);
  const numbered = (name: string): string[] =>
    Array.from({ length: seats }, (_, seat) => headers.get(`${name} ${seat + 1}`) ?? "");
  return {
    headers,
    names: numbered("Name").map(unquoted),
    ranks: (headers.get("Result") ?? "").split(" ").map(Number).filter(Boolean),
    entropy: headers.has("Entropy 1") ? numbered("Entropy").map((piece) => (piece === "none" ? "" : piece)) : [],
    deals,
  };
}

function splitAt(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + mark.length)];
}

function unquoted(name: string): string {
  try {
    return String(JSON.parse(name));
  } catch {
    return "";
  }
}

/** What to call a seat of a record: bots and whoever gave no name by the seat, as at the table. */
export function seatName(names: readonly string[], seat: number): string {
  const name = names[seat] ?? "";
  if (!name) return t("table-seat", { seat: seat + 1 });
  return has(`web-bot-${name}`) ? t("web-bot-at", { seat: seat + 1 }) : name;
}
