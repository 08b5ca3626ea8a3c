/** HTTP under /api: an answer, or a refusal that the page can put into words. */
import type { Failed } from "../wire";

export class ApiError extends Error {
  constructor(readonly failed: Failed) {
    super(failed.message);
  }
}

async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  let response: Response;
  try {
    response = await asked;
  } catch {
    throw new ApiError({ message: "web-offline", detail: {} });
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Answer;
  const failed = body as Failed | null;
  throw new ApiError(failed?.message ? failed : { message: "web-server-trouble", detail: {} });
}

export function getJson<Answer>(path: string): Promise<Answer> {
  return answerOf(fetch(path, { headers: { accept: "application/json" } }));
}

export function postJson<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return answerOf(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** Send a text as it is. */
export function postText<Answer>(path: string, body: Blob | string): Promise<Answer> {
  const headers = { "content-type": "text/plain", accept: "application/json" };
  return answerOf(fetch(path, { method: "POST", headers, body }));
}

/** Bytes of chance from this browser, as hexadecimal digits: a player's share of the shuffle. */
export function entropy(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
