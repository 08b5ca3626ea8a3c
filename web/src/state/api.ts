/** What is asked beside the tables: an answer, or a refusal that the page can put into words. */
import { base } from "../ground/base";
import type { Failed, Mine } from "../ground/wire";
import { ApiError, inTime } from "./failing";
import { heard, isAway } from "./home.svelte";
import { answerHere, withOurs } from "./serverless";

/** Paths that lead to a table or a game of this page. */
const OURS = /^\/api\/(tables|games)\/here0/;

/** Ask the server, or where it cannot be reached, this page. */
async function answerOf<Answer>(method: string, path: string, body = "", type = "text/plain"): Promise<Answer> {
  const response = OURS.test(path) || isAway() ? null : await ask(method, path, body, type);
  if (!response) return unserved<Answer>(method, path, body);
  const told: unknown = await response.json().catch(() => undefined);
  if (response.ok && told !== undefined) return (path === "/api/mine" ? withOurs(told as Mine) : told) as Answer;
  const failed = told as Failed | undefined;
  throw new ApiError(failed?.message ? failed : { message: response.ok ? "web-offline" : "web-server-trouble", detail: {} });
}

/** What a level8 server answers; null where none does. */
async function ask(method: string, path: string, body: string, type: string): Promise<Response | null> {
  const headers = { accept: "application/json", ...(body && { "content-type": type }) };
  try {
    const post = method === "POST";
    // Given up, it might still make a table; so it is felt before whether an answer would come.
    if (post) await fetch(`${base}health`, inTime(4_000));
    const response = await fetch(base + path.slice(1), { method, headers, ...(post ? { body } : inTime()) });
    const ours = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    heard(ours);
    return ours ? response : null;
  } catch {
    heard(false);
    return null;
  }
}

async function unserved<Answer>(method: string, path: string, body: string): Promise<Answer> {
  const printed = method === "GET" ? await printedAs<Answer>(path) : null;
  if (printed) return printed;
  const answer = await answerHere(method, path, body).catch(() => null);
  if (answer?.status === 200) return answer.body as Answer;
  throw new ApiError(answer?.body ?? { message: "web-offline", detail: {} });
}

/** What a plain host has in print: editions and rules. */
async function printedAs<Answer>(path: string): Promise<Answer | null> {
  const [, what, edition = "", side = "", language = ""] =
    /^\/api\/(editions|bots|rules)(?:\/([^/]+)\/(\d+)\?language=(\w+))?$/.exec(path) ?? [];
  if (!what) return null;
  const name = edition ? `${what}-${edition}-${side}-${language}` : what;
  const found = await fetch(`${base}here/printed/${name}.json`, inTime()).catch(() => null);
  return found?.ok && found.headers.get("content-type")?.includes("json") ? ((await found.json()) as Answer) : null;
}

export function getJson<Answer>(path: string): Promise<Answer> {
  return answerOf("GET", path);
}

export function postJson<Answer>(path: string, body: unknown): Promise<Answer> {
  return answerOf("POST", path, JSON.stringify(body), "application/json");
}

/** Send a text as it is. */
export async function postText<Answer>(path: string, body: Blob | string): Promise<Answer> {
  return answerOf("POST", path, typeof body === "string" ? body : await body.text());
}

/** The record of a finished game. */
export async function recordText(table: string, number: number): Promise<string> {
  const path = `/api/games/${table}/${number}/record`;
  if (OURS.test(path)) return unserved("GET", path, "");
  const answer = await fetch(base + path.slice(1), inTime());
  if (!answer.ok) throw new Error(path);
  return answer.text();
}

/** Bytes of chance from this browser, as hexadecimal digits: a player's share of the shuffle. */
export function entropy(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
