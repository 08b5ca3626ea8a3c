/** Which page is shown: plain paths, no fragments; links inside the page do not load it anew. */
export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "device" }
  | { page: "rules"; edition: string; side: number }
  | { page: "about" }
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
  if (first === "rules" && !third) return { page: "rules", edition: second || "modern", side: 1 };
  if (first === "rules" && /^\d+$/.test(third)) return { page: "rules", edition: second, side: Number(third) };
  if (!second && (first === "new" || first === "device" || first === "about")) return { page: first };
  return { page: "missing" };
}

export const place = $state<{ route: Route; path: string; query: string }>(here());

function here(): { route: Route; path: string; query: string } {
  return { route: routeOf(location.pathname), path: location.pathname, query: location.search };
}

/** Go to a path of this page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  Object.assign(place, here());
  scrollTo(0, 0);
}

/** Follow links within the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", () => Object.assign(place, here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
