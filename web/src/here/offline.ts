/** Keeping the page, and what it runs, for when there is no network; and taking a new version when one wants it. */
import { fetchList, keepComing } from "../state/puzzles/fetching";
import { base } from "../ground/base";
import { place } from "../ground/router.svelte";
import { inTime } from "../state/failing";
import { home } from "../state/home.svelte";
import type { EditionSeen } from "../ground/wire";
import { language } from "../words/words.svelte";

const HERE = "level8-here"; // as public/sw.js calls it
let waiting: ServiceWorker | null = null;

/** Let the browser keep the page from now on; a newer version is offered, and waits until it is wanted. */
export async function keepPage(): Promise<void> {
  const held = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: "none" });
  let controlled = navigator.serviceWorker.controller !== null;
  const offer = (): void => {
    waiting = held.waiting;
    // The first version waits for a moment, too, though no page has an older one.
    if (controlled && waiting?.state === "installed") home.fresh = true;
  };
  offer();
  held.active?.postMessage("tidy");
  held.addEventListener("updatefound", () => held.installing?.addEventListener("statechange", offer));
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // Another page of this browser has taken a new version; this one goes on until its next step.
    if (controlled) place.outdated = home.fresh = true;
    controlled = true;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void held.update().catch(() => {});
  });
}

export function takeNew(): void {
  if (place.outdated || !waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("take");
}

/** A host keeps only the newest version: where a file of this one is gone from there, take that. */
export async function takeNewest(): Promise<void> {
  const held = await navigator.serviceWorker?.getRegistration(base);
  await held?.update();
  const coming = held?.installing;
  if (coming) await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
  waiting = held?.waiting ?? null;
  if (waiting) takeNew();
}

/** Until the service worker sees what this page fetches. */
async function seen(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
}

/** Fetch everything that playing alone takes, so that it is kept. */
export async function keepAll(): Promise<void> {
  await seen();
  void navigator.storage?.persist?.();
  const files = (await (await fetch(`${base}here/files.json`, { cache: "no-cache", ...inTime() })).json()) as { name: string }[];
  const kept = await caches.open(HERE);
  await Promise.all(files.map(async ({ name }) => (await kept.match(`${base}here/${name}`)) ?? kept.add(`${base}here/${name}`)));
  const all = (await (await fetch(`${base}here/printed/editions.json`, inTime())).json()) as EditionSeen[];
  const rules = all.flatMap(({ name, sides }) => sides.map((_, side) => `rules-${name}-${side + 1}-${language()}`));
  await Promise.all(["bots", ...rules].map((name) => fetched(`here/printed/${name}.json`)));
  await fetchList().then(keepComing, () => {}); // a host without puzzles keeps the rest
}

async function fetched(path: string): Promise<void> {
  const answer = await fetch(base + path, inTime());
  if (!answer.ok) throw new Error(path);
  await answer.arrayBuffer();
}
