/** The last turn of a seat in as few words as will do: what stands beside it until the reader's own turn is over. */
import type { TableEvent } from "../ground/wire";
import type { Company } from "./events";
import { cardName } from "./names";
import { t } from "./words.svelte";

const FEW = 2; // more would not be read beside a face

/** Words for a thing done; where there is room for one only, it is the `main` one. */
export interface Trace {
  word: string;
  main: boolean;
}

/** A few words for each thing done; a hidden draw is told only while there is nothing else to tell. */
export function traces(turn: readonly { event: TableEvent }[], company: Company): Trace[] {
  const events = turn.map(({ event }) => event);
  const added = events.filter((event) => event.is === "laidoff");
  const told = events.filter((event) => event.is !== "laidoff" || event === added[0]);
  const words = told.flatMap((event) => {
    const word = event.is === "laidoff" ? t("trace-added", { count: added.length, card: cardName(event.card) }) : trace(event, company);
    return word ? [{ word, is: event.is }] : [];
  });
  const hidden = told[0]?.is === "drew" && told[0].pile < 0;
  const rest = hidden && words.length > 1 ? words.slice(1) : words;
  // What was discarded lies on the pile for all to see.
  const few = (rest.length > FEW ? rest.filter(({ is }) => is !== "discarded") : rest).slice(-FEW);
  const main = few.findLast(({ is }) => is !== "discarded") ?? few[0];
  return few.map((each) => ({ word: each.word, main: each === main }));
}

function trace(event: TableEvent, { you, nameOf }: Company): string {
  switch (event.is) {
    case "drew":
      if (event.pile < 0) return t("trace-drew");
      if (event.pile === event.seat) return t("trace-took-own", { card: cardName(event.card ?? "?") });
      return took(event.card, event.pile, { you, nameOf });
    case "drewnothing":
      return t("trace-drew-nothing");
    case "laiddown":
      return t("trace-laid", { level: event.level });
    case "discarded":
      return t("trace-discarded", { card: cardName(event.card) });
    case "skipped":
      if (event.whom === null) return t("trace-discarded", { card: cardName("S") });
      return event.whom === you ? t("trace-skipped-you") : t("trace-skipped", { name: nameOf(event.whom) });
    case "playedtake":
      return t("trace-asked");
    case "tookshown":
      return event.whom === null || event.card === null ? t("trace-took-none") : took(event.card, event.whom, { you, nameOf });
    case "swapped":
      return t("trace-swapped", { count: event.cards.length });
    case "playedkeep":
      return t("trace-kept");
    case "missedturn":
      return t("trace-missed");
    default:
      return "";
  }
}

function took(card: string | null, from: number, { you, nameOf }: Company): string {
  const what = { card: cardName(card ?? "?") };
  return from === you ? t("trace-took-yours", what) : t("trace-took", { ...what, owner: nameOf(from) });
}
