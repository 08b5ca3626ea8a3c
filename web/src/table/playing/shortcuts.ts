/** What the keys do at the table. */
import type { TableState } from "../../state/table.svelte";
import { settings } from "../../state/settings.svelte";
import type { Play } from "./play.svelte";

/** What opens beside the game. */
interface Opens {
  log(): void;
  rules(): void;
  /** back from the scene of a game's end to the table, where one is shown */
  back(): void;
}

export function toHand(): void {
  document.querySelector<HTMLElement>('[data-testid="hand"] button[tabindex="0"]')?.focus();
}

/** Among the cards that may be taken, while there are any; otherwise to the hand. */
function walk(key: string): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-testid="shown"] button')];
  const at = shown.findIndex((each) => each === document.activeElement);
  const step = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  if (shown.length) shown[Math.max(0, Math.min(shown.length - 1, at + step))]?.focus();
  else toHand();
}

/** The card of the hand that has the focus. */
function focusedCard(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-testid="hand"] [data-key]')?.dataset.key ?? null;
}

/** To where the chosen card fits; pressed again, to the next such place. */
function onto(table: TableState, play: Play): void {
  const all = [...document.querySelectorAll<HTMLElement>(".meld.lit, .who.lit, .pile.target")];
  const lit = all[(all.findIndex((each) => each === document.activeElement) + 1) % all.length];
  const places = table.seen?.game?.places ?? [];
  const [meld] = places.flatMap((place, seat) => place.display.map((_, index) => ({ seat, index })));
  if (lit) lit.focus();
  else if (!play.chosenCard) void play.lacks(play.may?.asks === "take" ? "table-ask-take" : "touch-choose-card", "hand");
  else if (play.may?.asks === "lay-off" || !meld) table.tell("touch-fits-nowhere", "hand", { card: play.chosenCard });
  else void play.layOff(meld.seat, meld.index);
}

function shortcuts(table: TableState, play: Play, opens: Opens): Record<string, () => unknown> {
  return {
    d: () => play.draw(-1),
    l: () => (play.mode === "arrange" ? play.layArranged() : play.layDown()),
    a: () => play.arrange(),
    o: () => onto(table, play),
    x: () => play.discard(play.chosen ?? focusedCard()),
    p: () => play.playSpecial("hand"),
    u: () => table.undo(),
    h: () => table.askHint(),
    s: () => play.sort(),
    c: opens.log,
    t: () => play.lookBack(),
    r: opens.rules,
    m: () => (play.sheet = "menu"),
    "?": () => (play.sheet = "keys"),
  };
}

/** What happens when a key is pressed. */
export function keysOf(table: TableState, play: Play, opens: Opens): (event: KeyboardEvent) => void {
  const does = shortcuts(table, play, opens);
  return (event) => {
    const typing = (event.target as Element).closest?.("input, textarea, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const nowhere = document.activeElement?.matches("body, [data-testid=ask]");
    if (event.key === "Escape") {
      if (play.sheet === null) opens.back();
      play.sheet = null; // one that lies beside the game
      play.clear();
      table.refused = null;
      table.hint = null;
    } else if (event.key.startsWith("Arrow") && !event.defaultPrevented) {
      event.preventDefault();
      walk(event.key);
    } else if (event.key === "Enter" && table.resting && !event.repeat && nowhere) {
      event.preventDefault();
      void play.goOn();
    } else if (settings.keys && !event.repeat) {
      const shortcut = does[event.key.toLowerCase()];
      if (shortcut) {
        event.preventDefault();
        shortcut();
      }
    }
  };
}
