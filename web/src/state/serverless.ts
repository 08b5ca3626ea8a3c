/** What this page answers itself where no server does; the room that runs the game is fetched when it is needed. */
import type { Answered } from "../here/here.svelte";
import type { Mine } from "../ground/wire";
import { home } from "./home.svelte";
import { recall, remember } from "../ground/memory";
import type { Wire } from "./socket";

const PLAYED = "here"; // whether a table was ever made in this browser

/** What this page can answer in the place of a server; null where it cannot run the game. */
export async function answerHere(method: string, path: string, body: string): Promise<Answered | null> {
  const { askHere, keptHere, mineHere, myReviewHere, needsServer, noServer } = await import("../here/here.svelte");
  const [, what = "", table = "", number = "", part = ""] = path.split("?")[0]?.split("/").slice(1) ?? [];
  if (method === "GET" && what === "tables" && !table) return { status: 200, body: [] };
  if (path === "/api/mine") return { status: 200, body: await mineHere() };
  if (what === "mine") return table === "review" ? myReviewHere() : null; // the puzzles are kept by their page
  if (method === "GET" && what === "games") {
    const kept = await keptHere(`${table}/${number}`, part === "record" ? "games" : "replays");
    if (kept) return { status: 200, body: kept };
  }
  if (needsServer(what, body)) return noServer();
  home.here = true;
  remember(PLAYED, "yes");
  return askHere(method, path, body);
}

/** A line to a table of this page; what it takes is fetched first. */
export function lineHere(table: string): Wire {
  home.here = true;
  let line: Wire | null = null;
  let ended = false;
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    get readyState() {
      return line?.readyState ?? 0;
    },
    send: (text) => line?.send(text),
    close: () => {
      ended = true;
      line?.close();
    },
  };
  import("../here/here.svelte").then(
    ({ lineTo }) => {
      if (ended) return;
      line = lineTo(table);
      line.onopen = () => wire.onopen?.();
      line.onmessage = (event) => wire.onmessage?.(event);
      line.onclose = (event) => wire.onclose?.(event);
    },
    () => wire.onclose?.({ code: 1006, reason: "" }),
  );
  return wire;
}

/** Tables and games of both homes, the latest first. */
export async function withOurs(mine: Mine): Promise<Mine> {
  if (!recall(PLAYED)) return mine; // there are none
  const { mineHere } = await import("../here/here.svelte");
  const ours = await mineHere();
  return {
    tables: [...mine.tables, ...ours.tables].sort((one, other) => other.touched_at - one.touched_at),
    games: [...mine.games, ...ours.games].sort((one, other) => other.finished_at - one.finished_at),
  };
}
