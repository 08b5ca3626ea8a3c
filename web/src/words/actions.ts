/** An action in notation as a sentence that tells someone to do it: “Discard red 7.” */
import type { Company } from "./events";
import { cardName, cardNames, notedMeld } from "./names";
import { t } from "./words.svelte";

/** The cards of the hand that an action in notation is about. */
export function cardsOf(action: string): string[] {
  const [verb = "", ...rest] = action.split(" ");
  if (verb === "lay") return [...action.matchAll(/\(([^)]*)\)/g)].flatMap((found) => (found[1] ?? "").split(" "));
  if (verb === "off") return [(rest[0] ?? "").split("=")[0] ?? ""];
  if (verb === "discard" || verb === "show" || verb === "carry") return rest.filter((card) => card !== "none");
  if (verb === "swap") return ["X", ...rest.filter((card) => card !== "none")];
  const specials: Record<string, string> = { skip: "S", take: "T", keep: "K" };
  const special = specials[verb];
  return special ? [special] : [];
}

/** The places that an action in notation is about, as `data-at` calls them; `seat` is whose action it is. */
export function placesOf(action: string, seat: number | null): string[] {
  const [verb = "", ...rest] = action.split(" ");
  switch (verb) {
    case "draw":
      return [`pile:${rest.length ? Number(rest[0]) - 1 : -1}`];
    case "discard":
    case "swap":
      return [`pile:${seat}`];
    case "off": {
      const [onto = "", meld = ""] = (rest[1] ?? "").split(".");
      return [`meld:${Number(onto) - 1}:${Number(meld) - 1}`];
    }
    case "skip":
      return [`seat:${Number(rest[0]) - 1}`];
    case "taken":
      return rest[0] === "none" ? [] : [`shown:${Number(rest[1]) - 1}:${rest[0]}`];
    case "lay":
      return ["preview"];
    default:
      return [];
  }
}

/** The sentence for an action in notation. */
export function actionName(action: string, company: Company): string {
  const [verb = "", ...rest] = action.split(" ");
  const seatAt = (text: string | undefined): number => Number(text) - 1;
  switch (verb) {
    case "draw": {
      if (!rest.length) return t("web-do-draw");
      const seat = seatAt(rest[0]);
      return seat === company.you ? t("web-do-draw-own") : t("web-do-draw-from", { owner: company.nameOf(seat) });
    }
    case "lay":
      return t("web-do-lay", { melds: action.slice(4).split(/(?<=\)) /).map(notedMeld).join("; ") });
    case "off": {
      const [card = "", at] = (rest[0] ?? "").split("=");
      const said = card.startsWith("J") && at ? t("web-joker-as", { card: cardName(card), what: at }) : cardName(card);
      const seat = seatAt(rest[1]?.split(".")[0]);
      return seat === company.you
        ? t("web-do-off-own", { card: said })
        : t("web-do-off", { card: said, owner: company.nameOf(seat) });
    }
    case "discard":
      return t("web-do-discard", { card: cardName(rest[0] ?? "") });
    case "skip":
      return t("web-do-skip", { name: company.nameOf(seatAt(rest[0])) });
    case "take":
    case "keep":
      return t(`web-do-${verb}`);
    case "taken":
      return rest[0] === "none"
        ? t("web-do-taken-none")
        : t("web-do-taken", { card: cardName(rest[0] ?? ""), owner: company.nameOf(seatAt(rest[1])) });
    case "show":
    case "swap":
    case "carry":
      return rest[0] === "none" || !rest.length
        ? t(`web-do-${verb}-none`)
        : t(`web-do-${verb}`, { cards: cardNames(rest) });
    default:
      return action;
  }
}
