/** The socket of a table: it comes back by itself, quickly, and says so only when that takes long. */
import type { Asked, Telling } from "../wire";

/** A message without its number, which the socket gives it. */
export type Message = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;
type Answer = Exclude<Telling, { is: "seen" }> | Extract<Telling, { is: "seen" }>;

export interface Listener {
  /** anything the server says */
  told(telling: Telling): void;
  /** whether the connection has been gone for longer than one would care to hear of */
  lost(isLost: boolean): void;
  /** the server will not have us here: there is no such table, or we are not let in */
  closed(code: number, reason: string): void;
}

const SHORTEST = 150;
const LONGEST = 5_000;
const QUIET = 1_000; // a gap shorter than this is nobody's business
const HEARTBEAT = 20_000;
const PATIENCE = 6_000; // without an answer to a heartbeat the connection is dead
/** Codes with which a server says that trying again is no use. */
const FINAL = new Set([1008, 4000, 4001, 4003, 4004, 4403, 4404]);

export class Socket {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #wait = SHORTEST;
  #id = 0;
  #waiting = new Map<number, (answer: Answer | null) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #gap: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    addEventListener("focus", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Say something; the answer to it, or null when the connection went before one came. */
  ask(message: Message): Promise<Answer | null> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.#id += 1;
    const id = this.#id;
    socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    removeEventListener("focus", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#gap);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#forget();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = SHORTEST;
      clearTimeout(this.#gap);
      this.#gap = undefined;
      this.#listener.lost(false);
      clearInterval(this.#beat);
      this.#beat = setInterval(() => void this.#feel(socket), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const telling = JSON.parse(event.data) as Telling;
      this.#listener.told(telling);
      const id = telling.id;
      this.#waiting.get(id)?.(telling);
      this.#waiting.delete(id);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event);
    };
  }

  #closed(event: { code: number; reason: string }): void {
    this.#socket = null;
    clearInterval(this.#beat);
    this.#forget();
    if (this.#ended) return;
    if (FINAL.has(event.code)) {
      this.#ended = true;
      this.#listener.closed(event.code, event.reason);
      return;
    }
    this.#gap ??= setTimeout(() => this.#listener.lost(true), QUIET);
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  /** The network, or the reader, is back: try at once. */
  #hurry = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#retry !== undefined) {
      this.#wait = SHORTEST;
      this.#open();
    } else if (this.#socket?.readyState === WebSocket.OPEN) {
      void this.#feel(this.#socket);
    }
  };

  /** Give up a connection that no longer answers. */
  async #feel(socket: WebSocket): Promise<void> {
    const silence = setTimeout(() => {
      if (socket === this.#socket) this.#drop();
    }, PATIENCE);
    await this.ask({ is: "ping" });
    clearTimeout(silence);
  }

  /** The network is gone, or the connection is dead and does not know it. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#closed({ code: 1006, reason: "" });
  };

  #forget(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
