/** The socket of a table: it comes back by itself, quickly, and says so only when that takes long. */
import type { Asked, Telling } from "../ground/wire";

/** A message without its number, which the socket gives it. */
export type Message = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;

/** What carries messages: a WebSocket, or a line to a table of this page. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
type Open = (url: string) => Wire;

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
/** What says for which state of the table it is meant, or changes nothing there: said twice it is done once, so it can
 *  wait for a connection. */
const KEPT: ReadonlySet<string> = new Set(["act", "lay", "undo", "continue", "look", "check"]);
/** Codes with which a server says that trying again is no use. */
const FINAL = new Set([1008, 4000, 4001, 4003, 4004, 4403, 4404]);

interface Waiting {
  message: Message;
  resolve: (answer: Telling | null) => void;
}

export class Socket {
  #url: string;
  #opened: Open;
  #listener: Listener;
  #socket: Wire | null = null;
  #wait = SHORTEST;
  #id = 0;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #gap: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(url: string, listener: Listener, open: Open = (at) => new WebSocket(at) as unknown as Wire) {
    this.#url = url;
    this.#opened = open;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    addEventListener("focus", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /**
   * Say something; the answer to it, or null when the connection went before one came. A move waits for the
   * connection to come back: the last one of those that were tried meanwhile is done.
   */
  ask(message: Message): Promise<Telling | null> {
    const open = this.#socket?.readyState === WebSocket.OPEN;
    const keeps = KEPT.has(message.is);
    if (this.#ended || (!open && !keeps)) return Promise.resolve(null);
    if (!open) this.#forget();
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, resolve });
      if (open) this.#send(id, message);
    });
  }

  /** Whether a move waits for the connection. */
  get keeps(): boolean {
    return this.#socket?.readyState !== WebSocket.OPEN && this.#waiting.size > 0;
  }

  #send(id: number, message: Message): void {
    this.#socket?.send(JSON.stringify({ ...message, id }));
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
    const socket = this.#opened(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = SHORTEST;
      clearTimeout(this.#gap);
      this.#gap = undefined;
      this.#listener.lost(false);
      for (const [id, { message }] of this.#waiting) this.#send(id, message);
      clearInterval(this.#beat);
      this.#beat = setInterval(() => void this.#feel(socket), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      const telling = JSON.parse(event.data) as Telling;
      this.#listener.told(telling);
      const id = telling.id;
      this.#waiting.get(id)?.resolve(telling);
      this.#waiting.delete(id);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event);
    };
  }

  #closed(event: { code: number; reason: string }): void {
    this.#socket = null;
    clearInterval(this.#beat);
    this.#forget((message) => !KEPT.has(message.is));
    if (this.#ended) return;
    if (FINAL.has(event.code)) {
      this.#ended = true;
      this.#forget();
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
  async #feel(socket: Wire): Promise<void> {
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

  /** Nobody will answer these any more. */
  #forget(which: (message: Message) => boolean = () => true): void {
    for (const [id, { message, resolve }] of this.#waiting) {
      if (!which(message)) continue;
      this.#waiting.delete(id);
      resolve(null);
    }
  }
}
