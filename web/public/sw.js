// The service worker: the page opens at once and without a network; what it runs to play alone is kept once fetched.
//
// It is ours and not Workbox's because this is all it does: two caches, no routes, no build step of its own.
// When the page is built, the three lines below get its files and their digest (web/pack_engine.py).
const VERSION = "built";
const FILES = []; // of the page, with the list of what it runs: both change together
const GAME = []; // the interpreter and the engine, under names that change with what is in them

const PAGE = `level8-page-${VERSION}`;
const HERE = "level8-here"; // what was fetched of the game, and what is printed
const LIST = "here/files.json";
const BEFORE = "before"; // which pages were open when this version took over
const PATIENCE = 3_000; // milliseconds until what is kept will do
const MEMORY = 30_000; // … and as long after nothing came, it will do at once
const ANY = { ignoreVary: true, ignoreSearch: true };
let nothingCame = 0;
const root = new URL("./", self.location.href);

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  // A new version waits until the last page of the old one is closed, or until somebody wants it now.
  if (event.data === "take") self.skipWaiting();
  if (event.data === "tidy") event.waitUntil(tidy());
  const { notice, about } = event.data;
  if (notice) {
    const data = { page: event.source.id, address: about.data };
    event.waitUntil(self.registration.showNotification(notice, { ...about, data }));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** To the page that asked for a notice, or to a new one at its address. */
async function lead({ page, address }) {
  const there = await self.clients.get(page);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = url.pathname.slice(root.pathname.length);
  if (/^(api|ws)\/|^health$|^sw\.js$/.test(path)) return;
  if (request.mode === "navigate") event.respondWith(ofThePage("./", request));
  else if (path.startsWith("here/printed/")) event.respondWith(latest(event));
  else if (path.startsWith("here/") && path !== LIST) event.respondWith(kept(event));
  else event.respondWith(ofThePage(request, request));
});

/** Everything of this version; the game, too, where the version before could be played without a network. */
async function fetchAll() {
  const page = await caches.open(PAGE);
  await page.addAll(["./", ...FILES].map((file) => new Request(file, { cache: "no-cache" })));
  const here = await caches.open(HERE);
  const names = (await here.keys()).map(({ url }) => url.slice(root.href.length));
  if (names.some(isOfTheGame)) await here.addAll(GAME.filter((name) => !names.includes(name)));
}

async function begin() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const cache = await caches.open(PAGE);
  await cache.put(BEFORE, Response.json(pages.map(({ id }) => id)));
  await tidy();
  await self.clients.claim();
}

/** Let go of older versions, as soon as no page of one is open: it would still fetch parts of itself. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting) return; // they fetch what is not for us
  const before = await (await (await caches.open(PAGE)).match(BEFORE))?.json();
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => before?.includes(id))) return;
  const old = (await caches.keys()).filter((name) => name.startsWith("level8-page-") && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const here = await caches.open(HERE);
  for (const request of await here.keys()) {
    const name = request.url.slice(root.href.length);
    if (name === LIST || (isOfTheGame(name) && !GAME.includes(name))) await here.delete(request);
  }
}

function isOfTheGame(name) {
  return !name.endsWith(".json");
}

async function ofThePage(file, request) {
  const cache = await caches.open(PAGE);
  return (await cache.match(file, ANY)) ?? (await caches.match(file, ANY)) ?? fetch(request);
}

async function kept(event) {
  const cache = await caches.open(HERE);
  const there = await cache.match(event.request, { ignoreVary: true });
  if (there) return there;
  const answer = await fetch(event.request);
  // Not waited for: the page counts what comes, and goes on also where there is no room to keep it.
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).catch(() => {}));
  return answer;
}

/** From the network if there is one that answers in time. */
async function latest(event) {
  const cache = await caches.open(HERE);
  const there = await cache.match(event.request, { ignoreVary: true });
  const asked = fetch(event.request).then(async (answer) => {
    nothingCame = 0;
    if (answer.ok) await cache.put(event.request, answer.clone()).catch(() => {});
    return answer;
  });
  if (!there) return asked;
  const came = asked.catch(() => null);
  event.waitUntil(came);
  const patience = Date.now() - nothingCame < MEMORY ? 0 : PATIENCE;
  const late = new Promise((done) => setTimeout(done, patience, "late"));
  const answer = await Promise.race([came, late]);
  if (answer === "late" && patience) nothingCame = Date.now();
  return answer?.ok ? answer : there;
}
