/** A puzzle as a table: what is asked there is answered from the puzzle alone, over a line that looks like a socket. */
import type { Listener } from "../../state/socket";
import type { Wire } from "../../state/socket";
import type { Asked, Meld, PuzzleChoice, PuzzleSeen, Refused, Seen, Sitter, TableSeen, Telling } from "../../ground/wire";
import { asHeaped, choiceOf, offered, wayOf } from "./answer";

/** Somebody has answered: with a choice, or with a way to lay the hand down. */
export type Answer = { choice: PuzzleChoice; way: null } | { choice: null; way: Meld[] };
export interface Hears {
  answered(answer: Answer): void;
  /** all parts are filled, and it is no way to lay down */
  failed(): void;
}

const FACES: readonly Sitter["face"][] = ["fox", "rabbit", "owl", "bear", "raccoon", "penguin"];

export class Desk {
  readonly puzzle: PuzzleSeen;
  #hears: Hears;
  #line: Line | null = null;
  #version = 1;
  #over = false;
  /** how the hand is laid down, once that was found or shown */
  #solution: Meld[] | null = null;

  constructor(puzzle: PuzzleSeen, hears: Hears) {
    this.puzzle = puzzle;
    this.#hears = hears;
  }

  /** A line to this table, for a socket to open. */
  open = (): Wire => {
    this.#line = new Line(this);
    return this.#line;
  };

  /** Nothing more is asked: the answer is there, or shown. */
  close(): void {
    this.#over = true;
    this.#solution = this.puzzle.ways[0] ?? null;
    this.#tell();
  }

  /** Ask once more. */
  again(): void {
    this.#over = false;
    this.#solution = null;
    this.#tell();
  }

  #tell(): void {
    this.#version += 1;
    this.#line?.says(this.seen(0));
  }

  hear(asked: Asked & { id?: number }): Telling {
    const { id = 0 } = asked;
    switch (asked.is) {
      case "ping":
        return { is: "pong", id };
      case "act":
        return this.#act(asked.action, id);
      case "try":
        return this.#means(asked.action)
          ? { is: "checked", action: asked.action, melds: [], refused: null, part: null, id }
          : { is: "checked", action: null, melds: [], refused: refused("solving-not-offered", id), part: null, id };
      case "check": {
        const way = this.#wayOf(asked.parts);
        const waits = asked.parts.flat().length < (this.puzzle.ways[0] ?? []).flatMap((meld) => meld.cards).length;
        const no = { is: "checked" as const, action: null, melds: [], refused: null, part: null, id };
        if (way) return { ...no, action: notationOf(way), melds: asHeaped(way, asked.parts) };
        return waits ? no : { ...no, refused: refused("solving-no-way", id) };
      }
      case "lay":
        return this.#lay(asked.parts, id);
      default:
        return refused("solving-not-offered", id);
    }
  }

  #means(action: string): PuzzleChoice | null {
    return this.#over ? null : choiceOf(this.puzzle, action);
  }

  #act(action: string, id: number): Telling {
    const choice = this.#means(action);
    if (!choice) return refused("solving-not-offered", id);
    this.#over = true;
    this.#version += 1;
    this.#hears.answered({ choice, way: null });
    return this.seen(id);
  }

  #lay(parts: string[][], id: number): Telling {
    const way = this.#wayOf(parts);
    if (this.#over || !way) {
      if (!this.#over) this.#hears.failed();
      return refused("solving-no-way", id);
    }
    if (this.puzzle.kind !== "find") return this.#act(notationOf(way), id);
    this.#over = true;
    this.#version += 1;
    this.#solution = asHeaped(way, parts);
    this.#hears.answered({ choice: null, way: this.#solution });
    return this.seen(id);
  }

  #wayOf(parts: string[][]): Meld[] | null {
    const { kind, ways, may } = this.puzzle;
    return wayOf(kind === "find" ? ways : may.ways.map((way) => way.melds), parts);
  }

  /** The position as a table tells it. */
  seen(id: number): Seen {
    const { game, may, kind } = this.puzzle;
    const order = offered(this.puzzle).map((choice) => choice.action);
    const ways = [...may.ways].sort((one, other) => order.indexOf(one.action) - order.indexOf(other.action));
    return {
      is: "seen",
      version: this.#version,
      table: tableOf(this.puzzle),
      game: this.#solution ? { ...game, plan: this.#solution, missing: 0 } : game,
      // Whoever throws a card away waits, whatever card it is.
      may: this.#over ? null : { ...may, ways, discard: kind === "lay" ? game.hand : may.discard },
      events: [],
      whole: true,
      pause: null,
      lesson: null,
      hands: [],
      clock: null,
      recent: [],
      story: [],
      id,
    };
  }
}

/** A line to the desk, open from the start. */
class Line implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      this.says(desk.seen(0));
    });
  }

  says(telling: Parameters<Listener["told"]>[0]): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: JSON.stringify(telling) });
  }
  send(text: string): void {
    this.says(this.#desk.hear(JSON.parse(text) as Asked));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

function refused(message: string, id: number): Refused {
  return { is: "refused", message, detail: {}, rule: "", would: [], version: 0, id };
}

function notationOf(way: readonly Meld[]): string {
  return `lay ${way.map((meld) => meld.notation).join(" ")}`;
}

function tableOf(puzzle: PuzzleSeen): TableSeen {
  const { edition, side, numbers, colours, ladder, game } = puzzle;
  return {
    ...{ edition, side, numbers, colours, ladder },
    id: "puzzle",
    state: "playing",
    number: 1,
    sitters: game.places.map((_, seat) => sitter(seat, seat === game.seat)),
    clock: 0,
    hints: false,
    chat: false,
    listed: false,
    pace: 0,
    countdown: 0,
    first: null,
    strength: "",
    host: false,
    watching: 0,
    late: false,
    waiting: [],
    hushed: false,
    steering: null,
    commitment: "",
    seed: "",
    emotes: [],
    tried: null,
  };
}

/** Nobody sits here; every seat has a face, which names it. */
function sitter(seat: number, yours: boolean): Sitter {
  const face = yours ? "cat" : (FACES[seat] ?? null);
  return {
    ...{ kind: "person", name: "", face, bot: "", yours },
    ...{ host: false, present: true, covered: false, muted: false, offered: false, back: false, entropy: "", again: false },
  };
}
