/** Fetch the table's page while nobody waits for it, so that cards are there at once. */
export function prepare(): void {
  const fetchIt = (): void => void import("./Table.svelte");
  if ("requestIdleCallback" in window) requestIdleCallback(fetchIt);
  else setTimeout(fetchIt, 300);
}
