/** Dragging with mouse, pen or finger: the thing follows, and whoever carries `data-drop` may receive it. */
import type { Attachment } from "svelte/attachments";
import { travelTime } from "../../state/settings.svelte";

export interface Drag {
  /** whether it may be picked up at all */
  may(): boolean;
  start(): void;
  /** what lies under it now */
  over(target: string | null): void;
  /** let go; where it tells that nothing came of it, the thing shakes its head and goes home */
  drop(target: string | null): Promise<boolean> | void;
}

const SHAKE = { duration: 240, easing: "ease-out", composite: "add" } as const;
const SHAKEN = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
const HOME = { duration: 220, easing: "ease-out" } as const;

/** A thing that cannot do what was tried shakes twice. */
export async function shake(node: HTMLElement): Promise<void> {
  if (travelTime()) await node.animate(SHAKEN, SHAKE).finished.catch(() => {});
}

const SLACK = 7; // a tap trembles

export function drag(how: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !how.may()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // At once: a quick hand is off the card before the first move is heard.
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!moving) {
        if (Math.hypot(dx, dy) < SLACK) return;
        moving = true;
        node.classList.add("dragged");
        how.start();
      }
      node.style.translate = `${dx}px ${dy}px`;
      how.over(targetAt(event.clientX, event.clientY, node));
    };
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const dropped = moving && event.type === "pointerup";
      const target = dropped ? targetAt(event.clientX, event.clientY, node) : null;
      if (moving) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      from = null;
      if (!moving) return;
      moving = false;
      how.over(null);
      const answer = how.drop(target);
      if (answer) void answer.then((done) => goHome(done));
      else void goHome(true);
    };
    /** Until it is known what came of it, it lies where it was let go. */
    const goHome = async (done: boolean): Promise<void> => {
      if (!done) await shake(node);
      if (moving) return; // taken up again
      const from = node.style.translate;
      node.classList.remove("dragged");
      node.style.translate = "";
      if (!done && travelTime()) node.animate([{ translate: from }, { translate: "0" }], HOME);
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    };
  };
}

/** A drag that ends over a button is no press of it. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function targetAt(x: number, y: number, dragged: Element): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue;
    const found = element.closest<HTMLElement>("[data-drop]");
    if (found && found !== dragged) return found.dataset.drop ?? null;
  }
  return null;
}
