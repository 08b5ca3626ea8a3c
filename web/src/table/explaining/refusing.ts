/** A refusal as it is said where something was touched: players by their names, and what would fit. */
import { COLOUR_NAMES, isColour } from "../../ground/face";
import type { TableState } from "../../state/table.svelte";
import type { Meld, Onto, Refused } from "../../ground/wire";
import { cardName, explain } from "../../words/names";
import { t } from "../../words/words.svelte";

/** What is not possible, and what would be: the first sentence stands out. */
export interface Said {
  what: string;
  more: string;
}

/** Refusals that are about a seat, and the detail that names it, counted from 1. */
const ABOUT: Record<string, [string, string]> = {
  "reason-not-your-turn": ["touch-not-your-turn", "seat"],
  "reason-already-skipped": ["touch-already-skipped", "seat"],
  "reason-pile-empty": ["touch-pile-empty", "pile"],
};

/** The words for a refusal; `offs` is where the refused card may be laid off instead. */
export function refusing(refused: Refused, table: TableState, offs: readonly Onto[]): Said {
  return split(wording(refused, table, offs));
}

function wording(refused: Refused, table: TableState, offs: readonly Onto[]): string {
  const { message, detail } = refused;
  if (message === "reason-does-not-fit") return notFitting(detail.card ?? "", detail.meld ?? "", table, offs);
  const [id, name] = ABOUT[message] ?? ["", ""];
  const seat = Number(detail[name]) - 1;
  if (!id || !Number.isInteger(seat)) return message.startsWith("touch-") ? own(refused) : explain(refused);
  if (message === "reason-pile-empty" && seat === table.seat && !table.passed) return t("touch-own-pile-empty");
  return t(id, { name: table.nameOf(seat) });
}

function own({ message, detail }: Refused): string {
  const { card, ...rest } = detail;
  return t(message, card === undefined ? rest : { ...rest, card: capital(cardName(card)) });
}

function notFitting(card: string, notation: string, table: TableState, offs: readonly Onto[]): string {
  const melds = table.seen?.game?.places.flatMap((place) => place.display) ?? [];
  const meld = melds.find((each) => each.notation === notation);
  if (!meld) return explain({ message: "reason-does-not-fit", detail: { card, meld: notation } });
  const here = notHere(card, meld);
  return offs.some((onto) => onto.card === card) ? `${here} ${t("touch-fits-elsewhere")}` : here;
}

function notHere(text: string, meld: Meld): string {
  const card = capital(cardName(text));
  const [one = "", other = ""] = meld.fits;
  if (text.startsWith("J")) return t("touch-joker-not-here", { card });
  if (meld.kind === "run") return t("touch-not-this-run", { card, one, other, ends: meld.fits.length });
  if (meld.kind === "set") return t("touch-not-this-set", { card, one });
  return t("touch-not-this-colour", { card, colour: isColour(one) ? t(`colour-${COLOUR_NAMES[one]}`) : one });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function split(text: string): Said {
  const end = /[.!?…](?= )/.exec(text)?.index ?? text.length;
  return { what: text.slice(0, end + 1), more: text.slice(end + 2) };
}
