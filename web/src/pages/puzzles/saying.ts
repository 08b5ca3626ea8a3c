/** Choices in words. */
import type { PuzzleChoice, PuzzleSeen } from "../../ground/wire";
import { actionName } from "../../words/actions";
import type { Company } from "../../words/events";
import { cardName } from "../../words/names";
import { locale, t } from "../../words/words.svelte";

/** What a choice is called where one chooses. */
export function choiceName(puzzle: PuzzleSeen, choice: PuzzleChoice, company: Company): string {
  const { does, seat } = choice;
  const card = cardName(choice.card || "?");
  if (does === "draw" && seat === null) return t("solving-draw");
  if (does === "draw" && seat === company.you) return t("solving-draw-own", { card });
  if (does === "draw") return t("solving-draw-from", { owner: company.nameOf(seat ?? 0), card });
  if (does === "lay" && puzzle.kind !== "way") return t("solving-lay");
  if (does === "discard" && puzzle.kind === "lay") return t("solving-wait-discard", { card });
  if (does === "discard" && puzzle.kind === "discard") return card.charAt(0).toUpperCase() + card.slice(1);
  return actionName(choice.action, company).replace(/\.$/, "");
}

/** What a choice loses against the best one, of a hundred games, with its standard error. */
export function lossOf(choice: PuzzleChoice): string {
  const figures = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [gain = 0, error = 0] = choice.gain;
  return `−${figures.format(-100 * gain)} ± ${figures.format(100 * error)} %`;
}
