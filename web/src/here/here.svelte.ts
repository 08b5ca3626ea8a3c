/** The page's side of a house without a server: it starts the worker, and speaks to it as to a server. */
import { base } from "../ground/base";
import type { Wire } from "../state/socket";
import type { Failed, Listed, Mine, MyReview, NewTable } from "../ground/wire";
import { language, speakMore, textsOf } from "../words/words.svelte";
import { Shelf } from "./shelf";
import type { Asking, News, Order } from "./worker";

type Stage = "asleep" | "loading" | "ready" | "failed";
/** `keeps`: whether the browser keeps what is played; `full`: whether it did until there was no more room. */
export const here: { stage: Stage; done: number; total: number; keeps: boolean; full: boolean } = $state({
  stage: "asleep",
  done: 0,
  total: 0,
  keeps: true,
  full: false,
});

const CALM = 5_000; // milliseconds after the first cards
let worker: Worker | null = null;
let count = 0;
const answers = new Map<number, (text: string | null) => void>();
const lines = new Map<number, Line>();
let shelf: Shelf | null = null;

/** What this browser keeps; the worker is asked where it runs, since it may hold what the browser did not take. */
export function theShelf(): Pick<Shelf, Asking> {
  shelf ??= new Shelf();
  return worker ? { put: askShelf("put"), take: askShelf("take"), all: askShelf("all"), everything: askShelf("everything"), restore: askShelf("restore") } : shelf;
}

/** A method of the worker's shelf. */
function askShelf<Found>(what: Asking): (...given: string[]) => Promise<Found> {
  return async (...given) => (await answered((id) => ({ is: "shelf", id, what, given }))) as Found;
}

/** What the worker answers to an order; null where it cannot be had. */
function answered(asking: (id: number) => Order): Promise<string | null> {
  count += 1;
  const id = count;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    order(asking(id));
  });
}

/** Start the worker, if it does not run. */
export function wake(): Worker {
  if (worker && here.stage !== "failed") return worker;
  here.stage = "loading";
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: base });
  worker.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  worker.onerror = () => fail();
  return worker;
}

function order(what: Order): void {
  wake().postMessage(what);
}

function fail(): void {
  worker?.terminate();
  worker = null;
  here.stage = "failed";
  for (const resolve of answers.values()) resolve(null);
  answers.clear();
  for (const line of [...lines.values()]) line.closed(1006);
}

async function keepLater(): Promise<void> {
  const { keepAll } = await import("./offline");
  await keepAll().catch(() => {});
}

async function renew(): Promise<void> {
  const { takeNewest } = await import("./offline");
  await takeNewest().catch(() => {});
}

function hear(news: News): void {
  if (news.is === "loading") Object.assign(here, { done: news.done, total: news.total });
  else if (news.is === "ready") ready();
  else if (news.is === "failed") {
    fail();
    if (news.gone) void renew();
  }
  else if (news.is === "keeps-nothing") Object.assign(here, { keeps: false, full: news.full });
  else if (news.is === "answer") {
    answers.get(news.id)?.(news.text);
    answers.delete(news.id);
  } else if (news.is === "says") lines.get(news.line)?.says(news.text);
  else lines.get(news.line)?.closed(news.code);
}

function ready(): void {
  here.stage = "ready";
  // Who has played here once shall be able to play without a network.
  if ("serviceWorker" in navigator) setTimeout(() => void keepLater(), CALM);
  for (const line of lines.values()) line.opened();
}

/** What a server would answer over HTTP; null where the worker cannot be had. */
export async function askHere(method: string, path: string, body: string): Promise<Answered | null> {
  const speech = /\/rules\b/.test(path) ? { language: language(), texts: await textsOf(["first", "rules"]) } : null;
  const text = await answered((id) => ({ is: "ask", id, method, path, body, speech }));
  return text === null ? null : (JSON.parse(text) as Answered);
}
export type Answered = { status: 200; body: unknown } | { status: 400 | 404; body: Failed };

/** A line to a table of this page, which looks like a socket. */
class Line implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readyState = 0;
  #number: number;

  constructor(table: string) {
    count += 1;
    this.#number = count;
    lines.set(this.#number, this);
    order({ is: "connect", line: this.#number, table });
    if (here.stage === "ready") queueMicrotask(() => this.opened());
  }

  opened(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }
  says(text: string): void {
    this.opened();
    this.onmessage?.({ data: text });
  }
  closed(code: number): void {
    lines.delete(this.#number);
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
  send(text: string): void {
    order({ is: "hear", line: this.#number, text });
  }
  close(): void {
    if (!lines.delete(this.#number)) return;
    this.readyState = 3;
    order({ is: "leave", line: this.#number });
  }
}

export function lineTo(table: string): Wire {
  return new Line(table);
}

/** Whether something is of use only where a server brings devices together. */
export function needsServer(what: string, body: string): boolean {
  if (what !== "tables" || !body) return what === "device-token" || what === "claim";
  return (JSON.parse(body) as NewTable).seats.some(({ kind }) => kind === "open");
}

export async function noServer(): Promise<Answered> {
  await speakMore("here").catch(() => {});
  return { status: 400, body: { message: "here-needs-server", detail: {} } };
}

const ME = "me"; // whoever holds this device

/** The tables and games of this browser; the interpreter is not needed for what is kept. */
export async function mineHere(): Promise<Mine> {
  const tables = JSON.parse(await theShelf().all("tables")) as string[];
  const games = JSON.parse(await theShelf().all("games")) as string[];
  return {
    tables: tables
      .map((text) => JSON.parse(text) as { table: string; touched_at: number; about: string })
      .map((each) => ({ ...each, about: JSON.parse(each.about) as Listed }))
      .sort((one, other) => other.touched_at - one.touched_at),
    games: games
      .map((text) => JSON.parse(text) as { table: string; number: number; finished_at: number; people: string[] })
      .filter((game) => game.people.includes(ME)) // the others were watched, or only tried
      .map(({ people, ...game }) => ({ ...game, seat: people.indexOf(ME) === people.lastIndexOf(ME) ? people.indexOf(ME) : null }))
      .sort((one, other) => other.finished_at - one.finished_at),
  };
}

const NO_GAMES: MyReview = { games: 0, choices: 0, luck: null, skill: [0, 0], lost: [0, 0], habits: [], unreviewed: [] };

/** What the reviewed games of this browser say together. */
export async function myReviewHere(): Promise<Answered | null> {
  const { games } = await mineHere();
  return games.length ? askHere("GET", "/api/mine/review", "") : { status: 200, body: NO_GAMES };
}

/** What the shelf knows of a finished game: its record, or its replay; empty where that is not kept. */
export async function keptHere(game: string, what: "games" | "replays"): Promise<unknown> {
  const text = await theShelf().take(what, game);
  if (!text) return null;
  return what === "games" ? (JSON.parse(text) as { record: string }).record : JSON.parse(text);
}
