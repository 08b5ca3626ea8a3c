/** A table as this page sees it: the latest view, what happened, and everything one may say. */
import type { Checked, Hinted, Meld, Pause, Refused, Seen, Sitter, TableEvent, Telling } from "../wire";
import { climbed, sentence, type Company, type Told } from "../words/events";
import { t } from "../words/words.svelte";
import { announce } from "./announce.svelte";
import { castOf, type Character } from "./cast";
import { PACES, Paced } from "./pace";
import { note } from "./promise";
import { settings } from "./settings.svelte";
import { Socket, type Message } from "./socket";

export interface Entry extends Told {
  key: number;
}
export interface Bubble {
  seat: number;
  key: number;
  text: string;
  emote: boolean;
}

const LOGGED = 200;
const BUBBLE = 4_500;
/** What is said when a table cannot be had, by the code the server closes with. */
const CLOSED: Record<number, string> = { 4404: "web-no-table", 4403: "web-not-let-in", 1008: "web-not-let-in" };

/** What makes sense once only: a second press, before the first is answered, would earn a refusal. */
const ONCE: ReadonlySet<string> = new Set(["join", "start", "continue", "again", "leave"]);

type Before = (events: readonly TableEvent[], next: Seen) => (() => void) | void;

export class TableState {
  seen = $state.raw<Seen | null>(null);
  lost = $state(false);
  gone = $state("");
  log = $state.raw<Entry[]>([]);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** after a round: from the result on to choosing which cards to keep */
  keeping = $state(false);
  bubbles = $state.raw<Bubble[]>([]);
  deadline = $state<number | null>(null);
  unread = $state(0);
  /** a line of chat that is not sent yet: it outlives the sheet it was begun in */
  draft = $state("");
  /** called before a new view is shown, so that cards can be seen to travel; what it returns, after */
  before: Before | null = null;

  readonly id: string;
  #socket: Socket;
  #key = 0;
  #unanswered = new Set<string>();
  #paced = new Paced(
    (seen, at, still) => this.#saw(seen, at, still),
    () => PACES[settings.pace] ?? 0,
  );

  constructor(id: string) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new Socket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, {
      told: (telling) => this.#told(telling),
      lost: (isLost) => {
        if (isLost !== this.lost) announce(t(isLost ? "web-reconnecting" : "web-reconnected"));
        this.lost = isLost;
      },
      closed: (code) => {
        this.gone = CLOSED[code] ?? "web-server-trouble";
      },
    });
  }

  end(): void {
    this.#socket.end();
    this.#paced.end();
  }

  /** The reader is about to do something: where that is asked already, it must not wait for what is past. */
  catchUp(): void {
    if (this.#paced.asked) this.#paced.catchUp();
  }

  // --- who is who ---

  /** The seats of whoever holds this device. */
  readonly mine: number[] = $derived(
    this.seen?.table.sitters.flatMap((sitter, seat) => (sitter.yours ? [seat] : [])) ?? [],
  );
  /** One device that is passed round. */
  readonly passed: boolean = $derived(this.mine.length > 1);
  readonly seat: number | null = $derived(this.seen?.game?.seat ?? null);
  /** Somebody else must take the device before anything of a hand is shown. */
  readonly covered: boolean = $derived.by(() => {
    const game = this.seen?.game;
    if (!game || !this.passed || game.step === "over" || this.resting) return false;
    return this.mine.includes(game.to_act) && game.to_act !== game.seat;
  });
  readonly pause: Pause | null = $derived(this.seen?.pause ?? null);
  /** The result of a round is to be seen; what to keep is chosen afterwards. */
  readonly resting: boolean = $derived.by(() => {
    const choosing = this.pause?.choosing ?? null;
    return this.pause !== null && !(this.keeping && choosing !== null && this.mine.includes(choosing));
  });
  /** Everyone's level; from the end of a round on, the one they have climbed to. */
  readonly levels: readonly number[] = $derived(
    this.pause?.result.after ?? this.seen?.game?.places.map((place) => place.level) ?? [],
  );
  readonly company: Company = $derived({
    you: this.passed ? null : (this.mine[0] ?? null),
    nameOf: (seat: number) => this.nameOf(seat),
  });

  /** Everybody's face, by seat. */
  readonly cast: Character[] = $derived(castOf(this.seen?.table.sitters ?? []));

  sitter(seat: number): Sitter | undefined {
    return this.seen?.table.sitters[seat];
  }

  nameOf(seat: number): string {
    const sitter = this.sitter(seat);
    if (sitter?.name) return sitter.name;
    if (sitter?.kind === "bot") return this.cast[seat]?.name || t("web-bot-at", { seat: seat + 1 });
    if (sitter?.yours && !this.passed) return t("table-you");
    return t("table-seat", { seat: seat + 1 });
  }

  // --- what one may say ---

  /** Do an action, as the seat shown. */
  act(action: string): Promise<boolean> {
    return this.#do({ is: "act", version: this.#version, seat: this.seat ?? 0, action });
  }

  lay(parts: string[][]): Promise<boolean> {
    return this.#do({ is: "lay", version: this.#version, seat: this.seat ?? 0, parts });
  }

  undo(): Promise<boolean> {
    return this.#do({ is: "undo", version: this.#version, seat: this.seat ?? 0 });
  }

  async check(parts: string[][]): Promise<Checked | null> {
    const answer = await this.#socket.ask({ is: "check", seat: this.seat ?? 0, parts });
    return answer?.is === "checked" ? answer : null;
  }

  async askHint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    this.refused = null;
    await this.#socket.ask({ is: "hint", seat: this.seat ?? 0 });
    this.hinting = false;
  }

  /** One has seen how the round ended. */
  goOn(): Promise<boolean> {
    return this.pause ? this.#do({ is: "continue", round: this.pause.result.round }) : Promise.resolve(false);
  }

  /** Anything else: joining, starting, chatting; whether it was taken. */
  say(message: Message): Promise<boolean> {
    return this.#do(message);
  }

  async #do(message: Message): Promise<boolean> {
    if (this.#unanswered.has(message.is)) return false;
    if (ONCE.has(message.is)) this.#unanswered.add(message.is);
    this.refused = null;
    const answer = await this.#socket.ask(message);
    this.#unanswered.delete(message.is);
    return answer?.is === "seen";
  }

  get #version(): number {
    return this.seen?.version ?? 0;
  }

  // --- what one hears ---

  #told(telling: Telling): void {
    if (telling.is === "seen") this.#paced.take(telling);
    else if (telling.is === "refused") this.#refused(telling);
    else if (telling.is === "hinted") this.hint = telling;
  }

  #refused(refused: Refused): void {
    // The table moved on in the meantime: the new view that comes with it tells enough.
    if (refused.message !== "server-stale") this.refused = refused;
  }

  #saw(seen: Seen, at: number, still: boolean): void {
    const after = seen.whole || still ? undefined : this.before?.(seen.events, seen);
    const first = this.seen === null;
    const moved = !first && seen.version !== this.seen?.version;
    this.seen = seen;
    if (!seen.pause) this.keeping = false;
    // What is promised now can be held against what is told when the game is over.
    if (seen.table.state !== "over") note(seen.table.id, seen.table.number, seen.table.commitment);
    this.deadline = seen.clock === null ? null : at + seen.clock;
    if (moved) {
      this.hint = null;
      this.refused = null;
    }
    const entries = (seen.whole ? seen.recent : seen.events).map((event) => this.#entry(event, seen));
    this.log = (seen.whole ? entries : [...this.log, ...entries]).slice(-LOGGED);
    if (!seen.whole) for (const entry of entries) this.#notice(entry);
    else if (first) this.#tellDeal(entries);
    after?.();
  }

  #entry(event: TableEvent, seen: Seen): Entry {
    this.#key += 1;
    return { key: this.#key, event, meld: seen.whole ? undefined : meldOf(event, seen) };
  }

  /** Who comes to a game that was dealt a moment ago hears of the deal all the same. */
  #tellDeal(entries: readonly Entry[]): void {
    const deal = entries.findLast((entry) => entry.event.is === "dealt");
    if (deal && this.seen?.game) announce(sentence(deal, this.company));
  }

  #notice(entry: Entry): void {
    const { event } = entry;
    announce(sentence(entry, this.company));
    if (event.is === "roundended" && this.seen?.pause) this.#tellClimbs(event.before, event.after);
    else if (event.is === "said") this.#bubble(event.seat, event.text, false);
    else if (event.is === "emoted") this.#bubble(event.seat, event.emote, true);
  }

  #tellClimbs(before: readonly number[], after: readonly number[]): void {
    after.forEach((level, seat) => announce(climbed(seat, before[seat] ?? 1, level, this.company)));
  }

  #bubble(seat: number, text: string, emote: boolean): void {
    this.#key += 1;
    const key = this.#key;
    if (!emote) this.unread += 1;
    this.bubbles = [...this.bubbles.filter((bubble) => bubble.seat !== seat), { seat, key, text, emote }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((bubble) => bubble.key !== key);
    }, BUBBLE);
  }
}

function meldOf(event: TableEvent, seen: Seen): Meld | undefined {
  return event.is === "laidoff" ? seen.game?.places[event.onto]?.display[event.meld] : undefined;
}
