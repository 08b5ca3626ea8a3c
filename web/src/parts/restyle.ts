/** Stylesheets that did not come: a part that is fetched again takes them for fetched, so they are asked for here. */

const missed = new Set<HTMLLinkElement>();

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missed.add(target);
  },
  { capture: true },
);

/** Ask for them again; rejects where one still does not come. */
export async function restyle(): Promise<void> {
  const links = [...missed];
  missed.clear();
  await Promise.all(links.map(again));
}

function again(link: HTMLLinkElement): Promise<unknown> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    fresh.onload = resolve;
    fresh.onerror = reject;
    link.replaceWith(fresh);
  });
}
