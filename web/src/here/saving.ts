/** Saving as a file what this browser keeps. */
import { entropy } from "../state/api";
import { keptHere, theShelf, wake } from "./here.svelte";

export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Put the record of a file among the games of this browser, though nobody here has played it; returns its path. */
export async function keepRecord(record: string): Promise<string> {
  const table = `here0${await nameOf(record)}`;
  const played = { table, number: 1, finished_at: Date.now() / 1000, record, people: [] };
  wake(); // it is what shows the record, and holds it where the browser keeps nothing
  await theShelf().put("games", `${table}/1`, JSON.stringify(played));
  return `/replay/${table}/1`;
}

/** Letters that are the same for the same text, or chance over plain HTTP, where a browser has no digest. */
async function nameOf(text: string): Promise<string> {
  if (!window.isSecureContext) return entropy(10);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 10), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The record of a finished game, under the path that it would have at a server. */
export async function saveRecord(path: string): Promise<void> {
  const [, table = "", number = ""] = /^\/api\/games\/([^/]+)\/(\d+)/.exec(path) ?? [];
  const record = await keptHere(`${table}/${number}`, "games");
  if (typeof record === "string") saveText(`level8-${table}-${number}.txt`, record);
}
