/** Dragging with mouse, pen or finger: the thing follows, and whoever carries `data-drop` may receive it. */
import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** whether it may be picked up at all */
  may(): boolean;
  start(): void;
  /** what lies under it now */
  over(target: string | null): void;
  drop(target: string | null): void;
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
      node.classList.remove("dragged");
      node.style.translate = "";
      how.over(null);
      how.drop(target);
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
