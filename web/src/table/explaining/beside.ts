/** Putting something beside a place of the table, never over it. */
import type { Attachment } from "svelte/attachments";

const EDGE = 8; // pixels to the edge of the screen
const GAP = 10; // to the place
const MOST = 0.6; // of a screen's side: something larger is no place, one would be far away from what was touched

// The hand is as wide as the sentence above it: a card is meant, the chosen one or else the first.
const CARDS = ["[data-testid=hand] .chosen", "[data-testid=hand] [data-key]"];

/** An element by the name of a place (`data-at`, `data-drop`) or of a button (`data-testid`); the sentence if it is gone.
 *  Without a name it is the `control` that was pressed. */
export function placeCalled(name: string, control: Element | null = null): Element | null {
  if (!name && control?.checkVisibility()) return control;
  const ways = [...(name === "hand" ? CARDS : []), `[data-at="${name}"]`, `[data-drop="${name}"]`, `[data-testid="${name}"]`, "[data-testid=ask]"];
  const all = ways.flatMap((way) => [...document.querySelectorAll<HTMLElement>(way)]);
  return all.find((each) => each.checkVisibility()) ?? null;
}

type Side = "left" | "right";

/** Show an element over everything: above the place, or below it where there is no room; or at one of its sides. */
export function beside(name: string, side?: Side, control: Element | null = null): Attachment<HTMLElement> {
  return (node) => {
    node.showPopover();
    const place = placeCalled(name, control)?.getBoundingClientRect();
    const { width, height } = node.getBoundingClientRect();
    if (!place) return;
    const middle = place.left + place.width / 2;
    const x = side === "left" ? place.left - width * 0.6 : side === "right" ? place.right - width * 0.4 : middle - width / 2;
    const above = place.top - height - GAP;
    const isAbove = above >= EDGE;
    const below = place.height > innerHeight * MOST ? innerHeight - height - EDGE : place.bottom + GAP;
    const y = side ? place.top + (place.height - height) / 2 : isAbove ? above : below;
    const left = within(x, innerWidth - width);
    node.dataset.side = isAbove ? "above" : "below";
    node.style.left = `${left}px`;
    node.style.top = `${within(y, innerHeight - height)}px`;
    node.style.setProperty("--tip", `${Math.min(Math.max(middle - left, 2 * EDGE), width - 2 * EDGE)}px`);
  };
}

function within(at: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, at));
}
