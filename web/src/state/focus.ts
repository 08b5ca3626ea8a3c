/** Where the reader is led when a page is new to them, or what they were at has gone. */

// The first page of a visit leaves the focus to the browser; those after it are led to their heading, and so is
// whoever has reloaded the page, and knows it.
let arrived = performance.getEntriesByType?.("navigation").some((each) => "type" in each && each.type === "reload") ?? false;
/** To where the part of the page that keeps watch would lead. */
let rest: (() => void) | null = null;

/** A page is there: lead the reader to its heading, or what stands for it, unless they are somewhere already. */
export function lead(page: Element, to = "h1"): void {
  if (arrived && isNowhere()) focusOn(page.querySelector<HTMLElement>(to));
  arrived = true;
}

/** Keep watch over a part of the page: when what has the focus goes, something else of it is given the focus. */
export function keepFocus(part: HTMLElement, to: string): () => void {
  let last: Element | null = null;
  const held = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const changed = (): void => {
    if (!last || (part.contains(last) && !last.matches(":disabled"))) return;
    if (isNowhere() || document.activeElement === last) home();
  };
  const home = (): void => {
    last = null;
    focusOn(part.querySelector<HTMLElement>(to));
  };
  const watch = new MutationObserver(changed);
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  part.addEventListener("focusin", held);
  rest = home;
  return () => {
    rest = null;
    watch.disconnect();
    part.removeEventListener("focusin", held);
  };
}

/** What lay over the page is gone: back to where one was before, or to what stands for it. */
export function goBack(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus();
  if (isNowhere()) rest?.();
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1; // said aloud: by itself a heading takes no focus
  element.focus({ preventScroll: true });
}
