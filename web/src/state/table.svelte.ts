/** A table as this page sees it: the latest view, what happened, and everything one may say. */
import type { Advice, Checked, Hinted, Meld, Pause, Refused, Seen, Sitter, TableEvent, Telling } from "../ground/wire";
import { climbed, sentence, type Company, type Told } from "../words/events";
import { speakMore, t } from "../words/words.svelte";
import { announce } from "./announce.svelte";
import { castOf, type Character } from "./cast";
import { PACES, Paced } from "./pace";
import { note } from "./promise";
import { dealTime, settings } from "./settings.svelte";
import { isOf } from "./became";
import { DEEDS } from "../words/turns";
import { isHere } from "./home.svelte";
import { lineHere } from "./serverless";
import { Socket, type Listener, type Message, type Wire } from "./socket";

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
const REMEMBERED = 20;
const PATIENCE = 1_200; // milliseconds: a move that is not answered by then is known to be kept
const DEALT = 500; // milliseconds after which a deal is over, whatever became of its cards
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
  /** what was touched when it was refused, by the name of the place (`data-at`) or of the button (`data-testid`) */
  touched = $state("");
  /** the control that was pressed last: there a refusal is said where `touched` names nothing */
  control: Element | null = null;
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** what would have been clearly better than one's last action, by the coach */
  coached = $state.raw<(Advice & { seat: number }) | null>(null);
  #coaching = false;
  #coachAgain: number | null = null;
  /** after a round: from the result on to choosing which cards to keep */
  keeping = $state(false);
  bubbles = $state.raw<Bubble[]>([]);
  /** seats that look surprised, for a moment */
  amazed = $state.raw<ReadonlySet<number>>(new Set());
  deadline = $state<number | null>(null);
  unread = $state(0);
  /** the cards of a round are seen to be dealt; any touch or key ends that */
  dealing = $state(false);
  /** the number of the game whose end was seen as it came */
  lived = $state(0);
  /** a line of chat that is not sent yet: it outlives the sheet it was begun in */
  draft = $state("");
  /** called before a new view is shown, so that cards can be seen to travel; what it returns, after */
  before: Before | null = null;

  readonly id: string;
  #socket: Socket;
  #key = 0;
  #unanswered = new Map<string, Promise<boolean>>();
  #own: TableEvent[] = []; // the latest things that seats of this device did
  #dealt: ReturnType<typeof setTimeout> | undefined;
  #paced = new Paced(
    (seen, at, still) => this.#saw(seen, at, still),
    // The host of a table of bots has them play at a pace that all can follow.
    () => (this.seen?.table.steering ? 0 : (PACES[settings.pace] ?? 0)),
    () => (this.seen?.table.steering ? 0 : dealTime()),
  );

  /** `open` makes the line to a table that is elsewhere than at a server. */
  constructor(id: string, open: ((url: string) => Wire) | undefined = isHere(id) ? lineHere : undefined) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const listener: Listener = {
      told: (telling) => this.#told(telling),
      lost: (isLost) => {
        if (isLost !== this.lost) announce(t(isLost ? "web-reconnecting" : "web-reconnected"));
        this.lost = isLost;
      },
      closed: (code) => {
        this.gone = CLOSED[code] ?? "web-server-trouble";
      },
    };
    this.#socket = open
      ? new Socket(id, listener, open)
      : new Socket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, listener);
  }

  end(): void {
    clearTimeout(this.#dealt);
    this.#socket.end();
    this.#paced.end();
  }

  /** The reader is about to do something: where that is asked already, it must not wait for what is past. */
  catchUp(): void {
    if (this.#paced.asked) this.#paced.catchUp();
  }

  /** All cards are dealt. */
  endDeal(): void {
    clearTimeout(this.#dealt);
    this.dealing = false;
    this.#paced.hasDealt();
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
    if (sitter?.yours && !this.passed) return t("table-you");
    if (sitter?.face) return t(`web-face-${sitter.face}`);
    return t("table-seat", { seat: seat + 1 });
  }

  // --- what one may say ---

  /** Do an action, as the seat shown; `at` is what was touched for it, where a refusal is said. */
  act(action: string, at = ""): Promise<boolean> {
    return this.#do({ is: "act", version: this.#version, seat: this.seat ?? 0, action }, at);
  }

  /** Something that was not offered: ask why not, and say it where it was touched. */
  async attempt(action: string, at: string): Promise<boolean> {
    this.catchUp();
    this.#touch(at);
    const answer = await this.#socket.ask({ is: "try", seat: this.#asking, action });
    if (answer?.is === "checked" && !answer.refused) return this.act(action, at);
    if (answer?.is === "checked") this.refused = answer.refused;
    else if (answer?.is === "refused") this.refused = answer;
    else this.tell("web-offline", at);
    return false;
  }

  /** Say a sentence of the page's own where something was touched. */
  tell(message: string, at: string, detail: Record<string, string> = {}): void {
    this.touched = at;
    this.refused = { is: "refused", message, detail, rule: "", would: [], version: 0, id: 0 };
  }

  lay(parts: string[][], at = ""): Promise<boolean> {
    return this.#do({ is: "lay", version: this.#version, seat: this.seat ?? 0, parts }, at);
  }

  undo(at = "undo"): Promise<boolean> {
    return this.#do({ is: "undo", version: this.#version, seat: this.#asking }, at);
  }

  async check(parts: string[][]): Promise<Checked | null> {
    const answer = await this.#socket.ask({ is: "check", seat: this.seat ?? 0, parts });
    return answer?.is === "checked" ? answer : null;
  }

  /** Ask for a hint; asked again, what was said goes. */
  async askHint(at = "hint"): Promise<void> {
    if (this.hint) return void (this.hint = null);
    if (this.hinting) return;
    this.catchUp();
    this.hinting = true;
    this.#touch(at);
    const answer = await this.#socket.ask({ is: "hint", seat: this.#asking });
    this.hinting = false;
    if (answer?.is === "refused") this.refused = answer;
    else if (!answer) this.tell("web-offline", at);
  }

  /** Ask what would have been better than the last action; once more where another one came meanwhile. */
  async #askCoach(seat: number): Promise<void> {
    if (this.coached?.seat === seat) this.coached = null;
    this.#coachAgain = this.#coaching ? seat : null;
    const others = this.seen?.table.sitters.some((sitter, at) => at !== seat && sitter.kind === "person");
    if (this.#coaching || others || !this.seen?.table.hints) return;
    this.#coaching = true;
    const [answer] = await Promise.all([this.#socket.ask({ is: "coach", seat }), speakMore("review"), speakMore("refusals")]);
    this.#coaching = false;
    if (answer?.is === "coached" && answer.advice[0] && this.#coachAgain !== seat) this.coached = { ...answer.advice[0], seat };
    if (this.#coachAgain !== null) void this.#askCoach(this.#coachAgain);
  }

  /** One has seen how the round ended. */
  goOn(): Promise<boolean> {
    return this.pause ? this.#do({ is: "continue", round: this.pause.result.round }) : Promise.resolve(false);
  }

  /** Anything else: joining, starting, chatting; whether it was taken. A refusal is said at the control pressed for it. */
  say(message: Message, at = ""): Promise<boolean> {
    return this.#do(message, at);
  }

  /** The seat in whose name one asks what could be done: also where no hand is shown. */
  get #asking(): number {
    return this.seat ?? this.mine[0] ?? 0;
  }

  #touch(at: string): void {
    this.refused = null;
    this.touched = at;
  }

  /** A press that is not answered yet is the same press, pressed again. */
  #do(message: Message, at = ""): Promise<boolean> {
    const press = ONCE.has(message.is) ? message.is : JSON.stringify(message);
    const known = this.#unanswered.get(press);
    if (known && ONCE.has(message.is)) return Promise.resolve(false);
    if (known && this.#socket.keeps) this.tell("touch-kept", at);
    const done = known ?? this.#send(message, at).finally(() => this.#unanswered.delete(press));
    this.#unanswered.set(press, done);
    return done;
  }

  async #send(message: Message, at: string): Promise<boolean> {
    this.#touch(at);
    const slow = setTimeout(() => this.#socket.keeps && this.tell("touch-kept", at), PATIENCE);
    const answer = await this.#socket.ask(message);
    clearTimeout(slow);
    if (answer && this.refused?.message === "touch-kept") this.refused = null;
    // Nothing came: a later press took its place, or it cannot wait and is told so.
    if (!answer && !this.#socket.keeps) this.tell("web-offline", at);
    else if (answer?.is === "refused") this.#answered(answer, message, at);
    return answer?.is === "seen";
  }

  #answered(refused: Refused, message: Message, at: string): void {
    // It was done already, by the same press or before the connection went: what came of it is to be seen.
    if (refused.message === "server-stale" && this.#own.some((event) => isOf(event, message))) return;
    this.touched = at;
    this.refused = refused;
  }

  get #version(): number {
    return this.seen?.version ?? 0;
  }

  // --- what one hears ---

  #told(telling: Telling): void {
    if (telling.is === "seen") this.#heard(telling);
    else if (telling.is === "hinted") this.hint = telling;
    else if (telling.is === "refused" && !telling.id) this.refused = telling; // not even the number could be read
  }

  #heard(seen: Seen): void {
    for (const event of [...seen.recent, ...seen.events]) {
      const mine = DEEDS.has(event.is) && "seat" in event && seen.table.sitters[event.seat]?.yours;
      if (mine && event.version > (this.#own.at(-1)?.version ?? 0)) {
        this.#own = [...this.#own, event].slice(-REMEMBERED);
        if (event.is === "undid") this.coached = null;
        else if (!seen.whole && (settings.coach ?? seen.table.tried)) void this.#askCoach(event.seat);
      } else if (settings.coach && seen.table.host && seen.hands.length && !seen.whole && DEEDS.has(event.is) && "seat" in event) {
        void this.#askCoach(event.seat); // bots that one watches, their hands open
      }
    }
    this.#paced.take(seen);
  }

  #saw(seen: Seen, at: number, still: boolean): void {
    const after = seen.whole || still ? undefined : this.before?.(seen.events, seen);
    const first = this.seen === null;
    const told = seen.whole ? seen.recent.slice(-1) : seen.events;
    const deals = told.some((event) => event.is === "dealt") && seen.game !== null && (first || !seen.whole) && !still;
    const moved = !first && seen.version !== this.seen?.version;
    this.seen = seen;
    if (!seen.pause) this.keeping = false;
    if (!seen.whole && seen.events.some((event) => event.is === "won")) this.lived = seen.table.number;
    // What is promised now can be held against what is told when the game is over.
    if (seen.table.state !== "over") note(seen.table.id, seen.table.number, seen.table.commitment);
    this.deadline = seen.clock === null ? null : at + seen.clock;
    if (moved && seen.table.state === "gathering") this.refused = null;
    if (moved && (!seen.may || seen.events.some((event) => DEEDS.has(event.is) || event.is === "dealt"))) this.hint = null;
    const entries = (seen.whole ? seen.recent : seen.events).map((event) => this.#entry(event, seen));
    this.log = (seen.whole ? entries : [...this.log, ...entries]).slice(-LOGGED);
    if (!seen.whole) for (const entry of entries) this.#notice(entry);
    else if (first) this.#tellDeal(entries);
    after?.();
    if (deals) this.#deal();
    else if (this.dealing && seen.events.length) this.endDeal();
  }

  #deal(): void {
    const time = dealTime();
    if (!time || document.visibilityState === "hidden") return;
    this.dealing = true;
    clearTimeout(this.#dealt);
    this.#dealt = setTimeout(() => this.endDeal(), time + DEALT);
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
    else if (event.is === "remarked" || event.is === "wished") this.unread += 1;
  }

  #tellClimbs(before: readonly number[], after: readonly number[]): void {
    after.forEach((level, seat) => announce(climbed(seat, before[seat] ?? 1, level, this.company)));
  }

  /** A few words that nobody has to read. */
  mutter(seat: number, text: string): void {
    if (!this.bubbles.length) this.#show(seat, text, false);
  }

  #bubble(seat: number, text: string, emote: boolean): void {
    if (!emote && !this.mine.includes(seat)) this.unread += 1;
    this.#show(seat, text, emote);
  }

  #show(seat: number, text: string, emote: boolean): void {
    this.#key += 1;
    const key = this.#key;
    this.bubbles = [...this.bubbles.filter((bubble) => bubble.seat !== seat), { seat, key, text, emote }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((bubble) => bubble.key !== key);
    }, BUBBLE);
  }
}

function meldOf(event: TableEvent, seen: Seen): Meld | undefined {
  return event.is === "laidoff" ? seen.game?.places[event.onto]?.display[event.meld] : undefined;
}
