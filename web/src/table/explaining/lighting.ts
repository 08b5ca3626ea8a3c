/** Where on the page a lesson points: to a thing that it names, or to what its next action needs first. */
import type { Play } from "../playing/play.svelte";

const THINGS: Record<string, string> = {
  plan: '[data-testid="my-place"] .lies',
  hand: '[data-testid="hand"]',
  front: '[data-testid="my-place"] .lying',
  mountain: ".mountain",
};

function byId(id: string): string {
  return `[data-testid="${id}"]`;
}

/** What a note lights, as selectors. */
export function thingsOf(lights: string): string[] {
  const [kind = "", which = ""] = lights.split(" ");
  if (kind === "pile") return [byId(`pile-${which}`)];
  if (kind === "card") return [`${byId("hand")} ${byId(`card-${which}`)}`];
  if (kind === "seat") return [byId(`who-${which}`)];
  // On a phone the level stands in no words beside the face: its slots say it.
  if (kind === "level") return [byId("my-level"), `${byId("my-place")} .lies`];
  if (kind === "ladder") return [".mountain", byId("round-end")];
  return THINGS[kind] ? [THINGS[kind]] : [];
}

/** What is lit for an action in notation, first of all what is to be touched next: the card, then where it goes. */
export function touchesFor(action: string, play: Play): string[] {
  const [verb = "", , second = ""] = action.split(" ");
  const next = nextTouch(action, play);
  if (verb === "swap" && play.swapping) return toSwap(action, play) ?? [next];
  return verb === "off" ? [...new Set([next, meldAt(second)])] : [next];
}

function meldAt(place: string): string {
  const [seat = 0, meld = 0] = place.split(".").map(Number);
  return byId(`meld-${seat - 1}-${meld - 1}`);
}

function nextTouch(action: string, play: Play): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "draw":
      return byId(`pile-${first ? Number(first) - 1 : -1}`);
    case "lay":
      return byId("lay-down");
    case "discard":
      return card(first, play) || byId("discard");
    case "off":
      return card(first.split("=")[0] ?? "", play) || meldAt(second);
    case "skip": {
      const seat = Number(first) - 1;
      return card("S", play) || `${byId(`skip-${seat}`)}, ${byId(`who-${seat}`)}`;
    }
    case "taken":
      return byId(`taken-${Number(second) - 1}-${first}`);
    case "swap":
      return card("X", play) || byId("confirm");
    default:
      return card(verb === "take" ? "T" : "K", play) || byId("play-special");
  }
}

/** The card, unless it is chosen already. */
function card(wanted: string, play: Play): string {
  return play.chosenCard === wanted ? "" : `${byId("hand")} ${byId(`card-${wanted}`)}`;
}

/** The cards that are still to be picked for a swap, in any order. */
function toSwap(action: string, play: Play): string[] | undefined {
  const picked = play.picked.map((key) => play.cardAt(key));
  const left = action.split(" ").slice(1).filter((each) => !picked.includes(each));
  return left.length ? left.map((each) => `${byId("hand")} ${byId(`card-${each}`)}`) : undefined;
}

/** What is seen of a thing: of a card in the hand the strip that no card after it covers. */
export function seenOf(thing: Element): DOMRect {
  const box = thing.getBoundingClientRect();
  if (!thing.matches("[data-key]")) return box;
  const after = [...document.querySelectorAll(`${byId("hand")} [data-key]`)]
    .filter((each) => thing.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((each) => each.getBoundingClientRect());
  const half = box.height / 2; // one that is chosen stands a little higher
  const beside = after.filter((each) => Math.abs(each.top - box.top) < half).map((each) => each.left);
  const below = after.filter((each) => each.top - box.top >= half).map((each) => each.top);
  const right = Math.min(box.right, ...beside);
  return new DOMRect(box.left, box.top, right - box.left, Math.min(box.bottom, ...below) - box.top);
}
