/** What can be done now, as buttons: the first one is what is meant, and stands where it always stands. */
import { faceOf } from "../../ground/face";
import { cardName } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { TableState } from "../../state/table.svelte";
import type { Act } from "./act";
import type { Play } from "./play.svelte";

export function acts(play: Play, table: TableState): Act[] {
  const found = asHinted(play, usual(play, table));
  return play.asking?.acts(found) ?? found;
}

/** While a hint is shown, the button that is meant does what the hint says; only to lay down keeps its place. */
function asHinted(play: Play, found: Act[]): Act[] {
  const [verb, pile] = play.advised?.split(" ") ?? [];
  const held = play.hinted.has(play.chosen ?? "");
  if (play.mode === "plain" && ((verb === "off" && held) || (verb === "draw" && pile))) {
    return [{ id: "advised", label: t("special-do-it"), ready: true, run: () => play.doHint() }, ...found];
  }
  return found;
}

function usual(play: Play, table: TableState): Act[] {
  if (play.mode === "arrange") return arranging(play);
  switch (play.may?.asks) {
    case "draw":
      return [{ id: "draw", label: t("web-draw"), ready: play.mayDraw(-1), run: () => play.draw(-1) }];
    case "take":
      return [{ id: "take-none", label: t("web-take-none"), ready: true, plain: true, run: () => table.act("taken none") }];
    case "show":
    case "carry":
      return [picked(play, play.may.asks)];
    case "play":
    case "lay-off":
      return playing(play, table);
    default:
      return [];
  }
}

function arranging(play: Play): Act[] {
  return [
    { id: "lay-arranged", label: t("web-lay-down"), ready: !!play.checked?.action, run: () => play.layArranged() },
    { id: "cancel", label: t("web-cancel"), ready: true, run: () => play.clear() },
  ];
}

function picked(play: Play, asks: "show" | "carry"): Act {
  const count = play.picked.length;
  const label = t(`web-${asks}-picked`, { count, most: play.most });
  return { id: "confirm", label, ready: asks === "carry" || count === play.most, plain: !count && asks === "carry", run: () => play.confirm() };
}

/** To lay down comes first whenever it is possible, whatever is chosen. */
function playing(play: Play, table: TableState): Act[] {
  const ways = play.may?.ways.length ?? 0;
  const chosen = play.chosenCard;
  const found: Act[] = [];
  if (ways) found.push({ id: "lay-down", label: t("web-lay-down"), ready: true, run: () => play.layDown() });
  found.push(...special(play, table));
  if (chosen || !ways) found.push(discard(play, found.length > (ways ? 1 : 0)));
  if (play.swapping) {
    found.push({ id: "swap-none", label: t("special-swap-nothing"), ready: true, run: () => play.swapNothing() });
  }
  if (!chosen && play.may?.asks === "play") {
    found.push({ id: "arrange", label: t("web-arrange"), ready: true, run: () => play.arrange() });
  }
  return found;
}

/** What the chosen card does when it is played. */
function special(play: Play, table: TableState): Act[] {
  const kind = faceOf(play.chosenCard ?? "?").kind;
  const { may } = play;
  if (kind === "skip" && may?.skip.length) {
    const [first = 0] = may.skip;
    const label = t("web-skip-name", { name: table.nameOf(first) });
    const one = may.skip.length === 1;
    return [{ id: one ? `skip-${first}` : "skip", label, ready: true, ...(one ? {} : { seats: may.skip }), run: () => play.skip(first) }];
  }
  if (play.swapping) {
    const count = play.picked.length;
    const label = count ? t("web-swap-picked", { count }) : t("special-swap");
    return [{ id: "confirm", label, ready: count > 0, run: () => play.confirm() }];
  }
  if ((kind === "take" && may?.take) || (kind === "keep" && may?.keep)) {
    return [{ id: "play-special", label: t(`web-play-${kind}`), ready: true, run: () => play.playSpecial() }];
  }
  return [];
}

function discard(play: Play, instead: boolean): Act {
  const card = play.chosenCard;
  const label = instead ? t("special-just-discard") : card ? t("web-discard-card", { card: cardName(card) }) : t("web-discard");
  const ready = play.mayDiscard(play.chosen);
  return { id: "discard", label: label.charAt(0).toUpperCase() + label.slice(1), ready, run: () => play.discard(play.chosen, "discard") };
}
