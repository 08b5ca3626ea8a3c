/** Which page is shown; links inside the page do not load it anew. */
import { base, served } from "./base";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "device" }
  | { page: "edition" }
  | { page: "sheet" }
  | { page: "rules"; edition: string; side: number }
  | { page: "about" }
  | { page: "mine" }
  | { page: "puzzles" }
  | { page: "puzzle"; number: number } // not a number: that of today
  | { page: "table"; table: string }
  | { page: "replay"; table: string; number: number }
  | { page: "missing" };

export function routeOf(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "missing" }; // a percent sign that stands for nothing
  }
  const [first = "", second = "", third = ""] = parts;
  if (!first) return { page: "home" };
  if (first === "table" && second && !third) return { page: "table", table: second };
  if (first === "replay" && second && /^\d+$/.test(third)) {
    return { page: "replay", table: second, number: Number(third) };
  }
  if (first === "puzzles" && /^(\d+|today)$/.test(second) && !third) return { page: "puzzle", number: Number(second) };
  if (first === "rules" && !third) return { page: "rules", edition: second || "modern", side: 1 };
  if (first === "rules" && /^\d+$/.test(third)) return { page: "rules", edition: second, side: Number(third) };
  const plain = ["new", "device", "edition", "sheet", "about", "mine", "puzzles"] as const;
  const named = plain.find((each) => each === first);
  if (!second && named) return { page: named };
  return { page: "missing" };
}

interface Place {
  route: Route;
  path: string;
  query: string;
}

/** `outdated`: another page of this browser has taken a new version. */
export const place = $state<Place & { outdated: boolean }>({ ...whereabouts(), outdated: false });

function whereabouts(): Place {
  if (served) return { route: routeOf(location.pathname), path: location.pathname, query: location.search };
  const [path = "", query = ""] = location.hash.slice(1).split("?");
  return { route: routeOf(path), path: path || "/", query: query && `?${query}` };
}

/** The address of a path of this page. */
export function addressOf(path: string): string {
  return served ? path : `${base}#${path}`;
}

/** The whole address of a path, for somebody else. */
export function linkOf(path: string): string {
  return new URL(addressOf(path), location.href).href;
}

/** Go to a path of this page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", addressOf(path));
  else history.pushState(null, "", addressOf(path));
  if (place.outdated) return location.reload();
  Object.assign(place, whereabouts());
  scrollTo(0, 0);
}

/** Write into the address what is shown, without going anywhere. */
export function note(query: string): void {
  history.replaceState(null, "", addressOf(place.path + query));
}

function anchorOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element).closest?.("a[href]") ?? null;
}

/** Links are written as paths; on a plain host they become addresses before anybody can follow them. */
function makeAddress(event: Event): void {
  const link = anchorOf(event);
  const path = link?.getAttribute("href") ?? "";
  if (link && path.startsWith("/") && !path.startsWith("/api/")) link.href = addressOf(path);
}

/** Follow links within the page without loading it anew; a link to a game that this browser keeps goes to `save`. */
export function followLinks(save: (path: string) => void): void {
  addEventListener("popstate", () => Object.assign(place, whereabouts()));
  if (!served) for (const when of ["pointerdown", "focusin"]) document.addEventListener(when, makeAddress, true);
  document.addEventListener("click", (event) => {
    const link = anchorOf(event);
    if (link?.pathname.startsWith("/api/games/here0")) {
      event.preventDefault();
      return save(link.pathname);
    }
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const own = !served && link.href.startsWith(`${base}#/`);
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || (link.hash && !own)) return;
    event.preventDefault();
    go(own ? link.hash.slice(1) : link.pathname + link.search);
  });
}
