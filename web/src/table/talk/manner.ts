/** What bots say now and then, each after its own manner: a few words that fit what has just happened. */
import type { Seen, TableEvent } from "../../ground/wire";

export interface Remark {
  seat: number;
  /** the message */
  id: string;
}

/** Those who have a manner of their own. */
const CHARACTERS = ["novice", "steady", "expert"];
const RARELY = 4; // one occasion of four is taken

/** What is said about something that happened; mostly nothing. Everybody at the table hears the same. */
export function remark(event: TableEvent, { table }: Pick<Seen, "table">): Remark | null {
  const occasion = table.chat ? occasionOf(event) : null;
  if (!occasion || scatter(event.version + occasion.seat) % RARELY) return null;
  const sitter = table.sitters[occasion.seat];
  if (!sitter || !CHARACTERS.includes(sitter.bot)) return null;
  return { seat: occasion.seat, id: `manner-${sitter.bot}-${occasion.is}` };
}

function occasionOf(event: TableEvent): { seat: number; is: string } | null {
  switch (event.is) {
    case "dealt":
      return event.round === 1 ? { seat: event.dealer, is: "hello" } : null;
    case "laiddown":
      return { seat: event.seat, is: "laid" };
    case "skipped":
      return event.whom === null ? null : { seat: event.whom, is: "skipped" };
    case "roundended":
      return roundEnded(event);
    default:
      return null;
  }
}

/** Whoever went out, or else one of those who stay where they are. */
function roundEnded({ out, why, round }: Extract<TableEvent, { is: "roundended" }>): { seat: number; is: string } | null {
  const stay = why.flatMap((each, seat) => (each === "stays" ? [seat] : []));
  if (out !== null && round % 2) return { seat: out, is: "out" };
  const seat = stay[round % Math.max(stay.length, 1)];
  return seat === undefined ? null : { seat, is: "stays" };
}

function scatter(number: number): number {
  return (number * 2654435761) % 4294967296 >>> 8;
}
