/** A game with real cards: who plays, which rounds have been noted, and where the server says everyone stands. */
import type { Animal } from "../../drawings/animals";
import { ANIMALS } from "../../drawings/animals";
import { postJson } from "../../state/api";
import { recall, remember } from "../../ground/memory";
import type { RoundNoted, SheetAsked, SheetTold } from "../../ground/wire";

const KEY = "sheet";
/** What a person did in the round that is being noted. */
export type Mark = "" | "laid" | "out";
export interface Person {
  name: string;
  face: Animal;
}
/** What stays on the device, so that a reload loses nothing. */
export interface Kept {
  edition: string;
  /** the file of one's own edition */
  file: string;
  side: number;
  people: Person[];
  start: number[];
  rounds: RoundNoted[];
  marks: Mark[];
  /** the latest answer to the rounds alone */
  told: SheetTold | null;
}

export function keptGame(): Kept | null {
  try {
    const kept = JSON.parse(recall(KEY) ?? "null") as Partial<Kept> | null;
    const lists = [kept?.people, kept?.rounds, kept?.marks, kept?.start].every(Array.isArray);
    const known = kept?.people?.every((person) => ANIMALS.includes(person.face));
    return lists && known && kept?.edition ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

export function freshGame(people: Person[], box: Pick<Kept, "edition" | "file" | "side">, start: number[]): Kept {
  return { ...box, people, start, rounds: [], marks: people.map(() => ""), told: null };
}

/** The round as it is marked. */
export function noted(marks: readonly Mark[]): RoundNoted {
  const seats = marks.map((_, seat) => seat);
  const out = marks.indexOf("out");
  return { laid: seats.filter((seat) => marks[seat]), out: out < 0 ? null : out };
}

/**
 * The marks after a person's mark has been pressed: pressed twice it goes; only one can go out, and whoever was
 * marked so by mistake has the mark of `before` again.
 */
export function marked(marks: readonly Mark[], seat: number, mark: Mark, before: Mark = "laid"): Mark[] {
  const taken = marks[seat] === mark ? "" : mark;
  return marks.map((each, at) => (at === seat ? taken : each === "out" && taken === "out" ? before : each));
}

export class RealGame {
  kept: Kept = $state() as Kept;
  /** where everyone would stand if the round ended as it is marked; nothing while nothing is marked */
  next = $state.raw<SheetTold | null>(null);
  trouble = $state.raw<unknown>(null);
  #latest = 0;
  /** the mark that the one who is out had before */
  #before: Mark = "laid";

  constructor(kept: Kept) {
    this.kept = kept;
    void this.ask();
  }

  get told(): SheetTold | null {
    return this.kept.told;
  }
  get levels(): number[] {
    return this.told?.levels ?? this.kept.start;
  }
  get winner(): number | null {
    return this.told?.winner ?? null;
  }
  get anyMark(): boolean {
    return this.kept.marks.some(Boolean);
  }
  /** What this game is asked about, for the questions beside it. */
  get box(): { edition: string; edition_file: string; side: number } {
    return { edition: this.kept.edition, edition_file: this.kept.file, side: this.kept.side };
  }

  mark(seat: number, mark: Mark): void {
    const had = this.kept.marks[seat] ?? "";
    this.kept.marks = marked(this.kept.marks, seat, mark, this.#before);
    if (mark === "out") this.#before = had;
    this.next = null;
    this.keep();
    void this.ask();
  }
  /** The round is over as it is marked. */
  finish(): void {
    if (!this.next?.ended) return;
    this.kept.rounds.push(noted(this.kept.marks));
    this.kept.told = this.next;
    this.#clear();
  }
  /** Take back the marks, or else the last round. */
  async undo(): Promise<void> {
    if (this.anyMark) return this.#clear();
    this.kept.rounds.pop();
    this.#clear();
    await this.ask();
  }
  again(): void {
    this.kept.rounds = [];
    this.kept.start = this.kept.people.map(() => 1);
    this.kept.told = null;
    this.#clear();
    void this.ask();
  }

  async ask(): Promise<void> {
    const asked = (this.#latest += 1);
    const { people, start, rounds } = this.kept;
    const more = this.anyMark ? [noted(this.kept.marks)] : [];
    const sheet: SheetAsked = { ...this.box, seats: people.length, start: [...start], rounds: [...rounds, ...more] };
    try {
      const told = await postJson<SheetTold>("/api/sheet", sheet);
      if (asked !== this.#latest) return;
      if (more.length) this.next = told;
      else this.kept.told = told;
      // After a reload in the middle of a round, nothing is known yet of the rounds before it.
      if (more.length && !this.kept.told) this.kept.told = { ...told, levels: told.rounds.at(-1)?.before ?? start, rounds: told.rounds.slice(0, -1), winner: null, ended: true };
      this.trouble = null;
      this.keep();
    } catch (error) {
      if (asked === this.#latest) this.trouble = error;
    }
  }
  keep(): void {
    remember(KEY, JSON.stringify(this.kept));
  }
  #clear(): void {
    this.#latest += 1;
    this.kept.marks = this.kept.people.map(() => "");
    this.next = null;
    this.trouble = null;
    this.keep();
  }
}

export function forget(): void {
  remember(KEY, "null");
}
