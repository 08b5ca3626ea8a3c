/** What one is about to do at the table: the card chosen, the cards picked, the level arranged by hand. */
import { faceOf } from "../../ground/face";
import { announce } from "../../state/announce.svelte";
import { held, moved, ordered, stillHeld, type Held } from "../../state/hand";
import { recall, remember } from "../../ground/memory";
import { change, settings, type Sort } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import type { Checked, May, Onto, Part, Way } from "../../ground/wire";
import { cardsOf, placesOf } from "../../words/actions";
import { cardName } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Asking } from "./act";
import { partSaid } from "./saying";
import type { Sheet } from "./sheet";

export type Mode = "plain" | "arrange";

const SORTS: readonly Sort[] = ["number", "colour", "hand"];

export class Play {
  readonly table: TableState;
  chosen = $state<string | null>(null);
  mode = $state<Mode>("plain");
  picked = $state<string[]>([]);
  slots = $state<string[][]>([]);
  slot = $state(0);
  checked = $state.raw<Checked | null>(null);
  way = $state(0);
  sheet = $state.raw<Sheet>(null);
  /** what is asked at a table that is a puzzle */
  asking = $state.raw<Asking | null>(null);
  byHand = $state.raw<string[]>([]);
  /** what lies under the finger while a card is dragged */
  over = $state<string | null>(null);
  dragged = $state<string | null>(null);
  overDismissed = $state("");
  /** the bot's seat that one who watches is about to have */
  wanted = $state<number | null>(null);
  /** the seat whose last turn is looked at */
  peek = $state<number | null>(null);
  /** the cards that are meant to leave the hand with what is being done */
  leaving: ReadonlySet<string> = new Set();
  #held: Held[] = [];
  #turn = "";

  constructor(table: TableState) {
    this.table = table;
    this.byHand = (recall(`order-${table.id}`) ?? "").split(" ").filter(Boolean);
  }

  // --- what there is ---

  readonly may: May | null = $derived.by(() => (this.table.covered ? null : (this.table.seen?.may ?? null)));
  readonly hand: Held[] = $derived.by(() => {
    const game = this.table.seen?.game;
    if (!game || this.table.covered || game.step === "over") return [];
    this.#held = stillHeld(this.#held, game.hand, this.leaving);
    return ordered(this.#held, settings.sort, this.byHand);
  });
  readonly chosenCard: string | null = $derived.by(() => this.cardAt(this.chosen));
  /** A swap card is chosen, and the cards that it changes are picked. */
  readonly swapping: boolean = $derived.by(
    () => this.mode === "plain" && this.chosenCard === "X" && (this.may?.swap ?? 0) > 0,
  );
  /** How many cards are to be picked now, at most; 0 where a single card is chosen instead. */
  readonly most: number = $derived.by(() => {
    if (this.swapping) return this.may?.swap ?? 0;
    if (this.may?.asks === "show") return this.may.show;
    return this.may?.asks === "carry" ? this.may.carry : 0;
  });
  readonly picking: boolean = $derived.by(
    () => this.swapping || this.may?.asks === "show" || this.may?.asks === "carry",
  );
  /** Where the chosen (or dragged) card may be laid off. */
  readonly offs: Onto[] = $derived.by(() => {
    const card = this.cardAt(this.dragged ?? this.chosen);
    return card && this.mode === "plain" ? (this.may?.lay_off.filter((onto) => onto.card === card) ?? []) : [];
  });
  /** What a strong player would do, as long as it has been asked for. */
  readonly advised: string | null = $derived.by(() => this.table.hint?.advice[0]?.action ?? null);
  /** What the hint points at: cards of the hand by their keys, and places. */
  readonly hinted: Set<string> = $derived.by(() => {
    if (!this.advised) return new Set<string>();
    const cards = this.advised.startsWith("lay ") ? [] : cardsOf(this.advised); // those of a level are shown as they will lie
    return new Set([...this.#keysOf(cards), ...placesOf(this.advised, this.table.seat)]);
  });
  /** Number cards of the hand, by their keys, that the nearest way to one's level does without. */
  readonly spare: Set<string> = $derived.by(() => {
    const needed = this.#keysOf(this.table.seen?.game?.plan.flatMap((meld) => meld.cards) ?? []);
    return new Set(this.hand.filter(({ card, key }) => /^[a-z]/.test(card) && !needed.has(key)).map(({ key }) => key));
  });
  /** The way to lay down that is shown, of all there are. */
  readonly proposed: Way | null = $derived.by(() => this.may?.ways[this.way] ?? this.may?.ways[0] ?? null);
  readonly parts: Part[] = $derived.by(() => {
    const { seen, seat } = this.table;
    const level = seat === null ? undefined : seen?.game?.places[seat]?.level;
    return level === undefined ? [] : (seen?.table.ladder[level - 1]?.parts ?? []);
  });
  /** Cards that lie in the arrangement and no longer in the hand. */
  readonly placed: Set<string> = $derived.by(() => new Set(this.mode === "arrange" ? this.slots.flat() : []));

  #keysOf(cards: readonly string[]): Set<string> {
    const found = cards.map((card, at) => {
      const alike = cards.slice(0, at).filter((each) => each === card).length;
      return this.hand.filter((each) => each.card === card)[alike]?.key ?? "";
    });
    return new Set(found);
  }

  /** A new view is about to come: note what was chosen, before that changes. */
  note(): void {
    this.leaving = new Set([this.chosen, this.dragged, ...this.picked, ...this.slots.flat()].filter((key) => key !== null));
  }

  cardAt(key: string | null): string | null {
    return this.hand.find((each) => each.key === key)?.card ?? null;
  }

  /** Whether the card in question may be played on a seat: a skip card on another's, a take card on all others'. */
  mayPlayOn(seat: number): boolean {
    const card = this.cardAt(this.dragged ?? this.chosen);
    if (this.mode !== "plain" || !card || !this.may) return false;
    if (card === "K") return this.may.keep && seat === this.table.seat;
    return card === "S" ? this.may.skip.includes(seat) : card === "T" && this.may.take && seat !== this.table.seat;
  }

  mayDraw(pile: number): boolean {
    return this.may?.draw.includes(pile) ?? false;
  }

  mayDiscard(key: string | null): boolean {
    const card = this.cardAt(key);
    return card !== null && this.mode === "plain" && (this.may?.discard.includes(card) ?? false);
  }

  // --- the hand ---

  tap(key: string): void {
    if (this.mode === "arrange") return void this.#place(key);
    if (this.picking && !(this.swapping && key === this.chosen)) return void this.#pick(key);
    this.chosen = this.chosen === key ? null : key;
    this.picked = [];
  }

  #pick(key: string): void {
    if (this.picked.includes(key)) this.picked = this.picked.filter((each) => each !== key);
    else if (this.picked.length < this.most) this.picked = [...this.picked, key];
    else void this.table.attempt(this.#picks([...this.picked, key]), `hand:${key}`);
  }

  /** What was picked, as an action. */
  #picks(keys: readonly string[]): string {
    const cards = keys.map((key) => this.cardAt(key)).filter((card) => card !== null);
    return `${this.swapping ? "swap" : this.may?.asks} ${cards.length ? cards.join(" ") : "none"}`;
  }

  sort(): void {
    const next = SORTS[(SORTS.indexOf(settings.sort) + 1) % SORTS.length] ?? "number";
    if (next === "hand") this.#keepOrder(this.hand.map((each) => each.key));
    change("sort", next);
    announce(t(`web-sort-${next}`));
  }

  /** Move a card of the hand to another place in it. */
  move(key: string, to: number): void {
    this.#keepOrder(moved(this.hand.map((each) => each.key), key, to));
    change("sort", "hand");
    const at = this.byHand.indexOf(key) + 1;
    announce(t("web-card-at", { card: cardName(this.cardAt(key) ?? "?"), at, count: this.hand.length }));
  }

  #keepOrder(keys: string[]): void {
    this.byHand = keys;
    // Whoever comes back finds cards alike numbered anew.
    const anew = held(keys.map((key) => key.split("#")[0] ?? ""));
    remember(`order-${this.table.id}`, anew.map((each) => each.key).join(" "));
  }

  // --- doing: what is not offered is tried all the same, so that it is said why not, where it was touched ---

  async #do(offered: boolean | undefined, action: string, at: string): Promise<boolean> {
    const done = await (offered ? this.table.act(action, at) : this.table.attempt(action, at));
    if (done) this.clear();
    return done;
  }

  async draw(pile: number, at = `pile:${pile}`): Promise<void> {
    this.table.catchUp();
    // A card that was chosen before is not meant for what comes after.
    await this.#do(this.mayDraw(pile), pile < 0 ? "draw" : `draw ${pile + 1}`, at);
  }

  async discard(key: string | null = this.chosen, at = "hand"): Promise<boolean> {
    const card = this.cardAt(key);
    if (card !== null) return this.#do(this.may?.discard.includes(card), `discard ${card}`, at);
    return this.lacks("touch-choose-card", at);
  }

  /** Say what must be chosen first; or, while somebody else is to act, that. */
  async lacks(message: string, at: string): Promise<boolean> {
    const any = this.hand[0];
    if (!this.may && any) return this.#do(false, `discard ${any.card}`, at);
    this.table.tell(message, at);
    return false;
  }

  async skip(seat: number): Promise<boolean> {
    return this.#do(this.may?.skip.includes(seat), `skip ${seat + 1}`, `seat:${seat}`);
  }

  /** Lay the card off onto a combination; ask where, if it could stand at either end. */
  async layOff(seat: number, meld: number): Promise<boolean> {
    const at = `meld:${seat}:${meld}`;
    const ways = this.offs.filter((onto) => onto.seat === seat && onto.meld === meld);
    if (ways.length > 1) this.sheet = { onto: ways };
    else if (ways[0]) return this.#do(true, ways[0].action, at);
    if (ways.length) return true;
    const card = this.chosenCard ?? "";
    const run = this.table.seen?.game?.places[seat]?.display[meld]?.kind === "run";
    const number = card.startsWith("J") ? "1" : card.slice(1); // any one will do: the answer is no
    return this.#do(false, `off ${card}${run ? `=${number}` : ""} ${seat + 1}.${meld + 1}`, at);
  }

  async layOffAs(onto: Onto): Promise<void> {
    this.sheet = null;
    await this.#do(true, onto.action, `meld:${onto.seat}:${onto.meld}`);
  }

  /** Play the special card that is chosen. */
  async playSpecial(at = "play-special"): Promise<boolean> {
    const kind = faceOf(this.chosenCard ?? "?").kind;
    if (kind === "take") return this.#do(this.may?.take, "take", at);
    if (kind === "keep") return this.#do(this.may?.keep, "keep", at);
    if (kind === "swap") return this.confirm(at);
    return this.lacks(kind === "skip" ? "touch-choose-victim" : "touch-choose-special", "hand");
  }

  /** What was picked is what is meant. To swap nothing is a choice of its own. */
  async confirm(at = "confirm"): Promise<boolean> {
    const swaps = this.chosenCard === "X" && this.may?.asks !== "show" && this.may?.asks !== "carry";
    if (swaps && this.swapping && !this.picked.length) {
      this.table.tell("touch-choose-swapped", at, { count: String(this.most) });
      return false;
    }
    const carries = this.may?.asks === "carry";
    const ready = this.may?.asks !== "show" || this.picked.length === this.most;
    const done = await this.#do(this.picking && ready, swaps && !this.swapping ? "swap none" : this.#picks(this.picked), at);
    // Whoever has come from the result to here has seen it; on a device that is passed round others have not.
    if (done && carries && !this.table.passed) await this.goOn();
    return done;
  }

  async swapNothing(): Promise<void> {
    await this.#do(this.swapping, "swap none", "swap-none");
  }

  /** Go on to the next round, where that is asked; whoever may keep cards chooses them first. */
  async goOn(): Promise<void> {
    const { pause, mine } = this.table;
    if (pause?.choosing != null && mine.includes(pause.choosing)) this.table.keeping = true;
    else if (pause?.awaited.some((seat) => mine.includes(seat))) await this.table.goOn();
  }

  clear(): void {
    this.chosen = null;
    this.mode = "plain";
    this.picked = [];
    this.slots = [];
    this.checked = null;
  }

  // --- laying down ---

  async layDown(at = "my-place"): Promise<boolean> {
    return this.proposed ? this.#do(true, this.proposed.action, at) : this.#whyNotLay(at);
  }

  async #whyNotLay(at: string): Promise<boolean> {
    const game = this.table.seen?.game;
    if (this.may?.asks === "play" && game?.missing) {
      this.table.tell("touch-incomplete", at, { count: String(game.missing) });
      return false;
    }
    // A complete plan is a lay-down; without one, any will do to be told why there can be none now.
    const melds = game?.missing === 0 ? game.plan.map((meld) => meld.notation).join(" ") : "S1(r1 b1)";
    return this.table.attempt(`lay ${melds}`, at);
  }

  /** Begin to arrange the level by hand. */
  arrange(at = "my-place"): void {
    if (this.may?.asks !== "play") return void this.#whyNotLay(at);
    this.clear();
    this.table.hint = null; // it speaks of what is shown no longer
    this.mode = "arrange";
    this.slots = this.parts.map(() => []);
    this.slot = 0;
  }

  #place(key: string): void {
    const at = this.slots.findIndex((slot) => slot.includes(key));
    if (at >= 0) return void this.putBack(key);
    this.putInto(key, this.slot);
  }

  /** Put a card into a part; into the next one that has room, where that one is full. */
  putInto(key: string, slot: number): void {
    const room = (at: number): boolean => (this.slots[at]?.length ?? 0) < (this.parts[at]?.size ?? 0);
    const target = room(slot) ? slot : this.slots.findIndex((_, at) => room(at));
    if (target < 0) return this.table.tell("touch-all-placed", `hand:${key}`);
    this.slots = this.slots.map((slot, at) => {
      const rest = slot.filter((each) => each !== key);
      return at === target ? [...rest, key] : rest;
    });
    this.slot = room(target) ? target : Math.max(0, this.slots.findIndex((_, at) => room(at)));
    announce(`${cardName(this.cardAt(key) ?? "?")}: ${partSaid(this, target)}`);
    void this.#check();
  }

  putBack(key: string): void {
    const at = this.slots.findIndex((slot) => slot.includes(key));
    this.slots = this.slots.map((slot) => slot.filter((each) => each !== key));
    if (at >= 0) this.slot = at;
    void this.#check();
  }

  /** The cards of the arrangement, part by part. */
  get arranged(): string[][] {
    return this.slots.map((slot) => slot.map((key) => this.cardAt(key)).filter((card) => card !== null));
  }

  /** What a joker of the arrangement would stand for; of several alike, each its own. */
  standsFor(slot: number, key: string): string | undefined {
    const card = this.cardAt(key);
    const meld = this.checked?.melds[slot];
    const alike = this.slots[slot]?.filter((each) => this.cardAt(each) === card) ?? [];
    const stands = meld?.stands.filter((_, at) => meld.cards[at] === card);
    return stands?.[alike.indexOf(key)];
  }

  async #check(): Promise<void> {
    const full = this.parts.some((part, at) => this.slots[at]?.length === part.size);
    this.checked = null;
    if (!full) return;
    const asked = JSON.stringify(this.slots);
    const checked = await this.table.check(this.arranged);
    // Neither fits nor refused: more cards are needed.
    if (asked === JSON.stringify(this.slots) && (checked?.action || checked?.refused)) this.checked = checked;
  }

  async layArranged(at = "lay-arranged"): Promise<void> {
    if (await this.table.lay(this.arranged, at)) this.clear();
  }

  // --- hints ---

  /** A hint has come: its cards are taken up and its way is shown, so that it can be seen before it is done. */
  takeUp(action: string): void {
    const [verb = ""] = action.split(" ");
    const keys = held(cardsOf(action)).map((each) => each.key);
    const way = this.may?.ways.findIndex((each) => each.action === action) ?? -1;
    if (way >= 0) this.way = way;
    if (verb === "lay" || verb === "draw" || this.mode === "arrange") return;
    const picks = verb === "show" || verb === "carry";
    this.chosen = picks ? null : (keys[0] ?? null);
    this.picked = picks ? keys : verb === "swap" ? keys.slice(1) : [];
  }

  async doHint(): Promise<void> {
    if (this.advised && (await this.table.act(this.advised, "do-hint"))) this.clear();
  }

  /** Look back at the last turn of one seat after the other, one's own at the end. */
  lookBack(): void {
    const seats = this.table.seen?.game?.places.length ?? 0;
    const first = this.peek ?? this.table.seat ?? this.table.mine[0] ?? -1;
    this.peek = seats ? (first + 1) % seats : null;
  }

  // --- keeping up ---

  /** The table moved on: what was begun may no longer be possible. */
  keepUp(): void {
    const game = this.table.seen?.game;
    const turn = `${game?.round}/${game?.turn}/${game?.to_act}/${game?.step}/${this.may?.asks}`;
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.mode = "plain";
      this.picked = [];
      this.slots = [];
      this.way = 0;
    }
    const keys = new Set(this.hand.map((each) => each.key));
    if (this.chosen !== null && !keys.has(this.chosen)) this.chosen = null;
    if (this.picked.some((key) => !keys.has(key))) this.picked = this.picked.filter((key) => keys.has(key));
  }
}
