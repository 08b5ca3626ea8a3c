/** What one is about to do at the table: the card chosen, the cards picked, the level arranged by hand. */
import { faceOf } from "../cards/face";
import { held, moved, ordered, type Held } from "../state/hand";
import { recall, remember } from "../state/memory";
import { change, settings, type Sort } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import type { Checked, May, Onto, Part } from "../wire";
import { cardsOf } from "../words/actions";

export type Mode = "plain" | "swap" | "arrange";
export type Sheet = "menu" | "log" | "keys" | "ladder" | "over" | { seat: number } | { onto: Onto[] } | null;

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
  byHand = $state.raw<string[]>([]);
  /** what lies under the finger while a card is dragged */
  over = $state<string | null>(null);
  dragged = $state<string | null>(null);
  overDismissed = $state("");
  /** the seat whose last turn is looked at */
  peek = $state<number | null>(null);
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
    return ordered(game.hand, settings.sort, this.byHand);
  });
  /** How many cards are to be picked now, at most; 0 where a single card is chosen instead. */
  readonly most: number = $derived.by(() => {
    if (this.mode === "swap") return this.may?.swap ?? 0;
    if (this.may?.asks === "show") return this.may.show;
    return this.may?.asks === "carry" ? this.may.carry : 0;
  });
  readonly picking: boolean = $derived.by(
    () => this.mode === "swap" || this.may?.asks === "show" || this.may?.asks === "carry",
  );
  readonly chosenCard: string | null = $derived.by(() => this.cardAt(this.chosen));
  /** Where the chosen (or dragged) card may be laid off. */
  readonly offs: Onto[] = $derived.by(() => {
    const card = this.cardAt(this.dragged ?? this.chosen);
    return card && this.mode === "plain" ? (this.may?.lay_off.filter((onto) => onto.card === card) ?? []) : [];
  });
  readonly hinted: Set<string> = $derived.by(() => {
    const action = this.table.hint?.advice[0]?.action;
    return action ? new Set(held(cardsOf(action)).map((each) => each.key)) : new Set<string>();
  });
  readonly parts: Part[] = $derived.by(() => {
    const { seen, seat } = this.table;
    const level = seat === null ? undefined : seen?.game?.places[seat]?.level;
    return level === undefined ? [] : (seen?.table.ladder[level - 1]?.parts ?? []);
  });
  /** Cards that lie in the arrangement and no longer in the hand. */
  readonly placed: Set<string> = $derived.by(() => new Set(this.mode === "arrange" ? this.slots.flat() : []));

  cardAt(key: string | null): string | null {
    return this.hand.find((each) => each.key === key)?.card ?? null;
  }

  /** Whether a seat may be made to miss a turn with the card in question. */
  maySkip(seat: number): boolean {
    const card = this.cardAt(this.dragged ?? this.chosen);
    return card === "S" && this.mode === "plain" && (this.may?.skip.includes(seat) ?? false);
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
    if (this.picking) return this.#pick(key);
    this.chosen = this.chosen === key ? null : key;
  }

  #pick(key: string): void {
    if (this.picked.includes(key)) {
      this.picked = this.picked.filter((each) => each !== key);
    } else if (this.cardAt(key) === "X" && this.mode === "swap" && this.#onlySwap(key)) {
      return; // the card that is being played
    } else if (this.picked.length < this.most) {
      this.picked = [...this.picked, key];
    }
  }

  #onlySwap(key: string): boolean {
    return this.chosen === key;
  }

  sort(): void {
    const next = SORTS[(SORTS.indexOf(settings.sort) + 1) % SORTS.length] ?? "number";
    if (next === "hand") this.#keepOrder(this.hand.map((each) => each.key));
    change("sort", next);
  }

  /** Move a card of the hand to another place in it. */
  move(key: string, to: number): void {
    this.#keepOrder(moved(this.hand.map((each) => each.key), key, to));
    change("sort", "hand");
  }

  #keepOrder(keys: string[]): void {
    this.byHand = keys;
    remember(`order-${this.table.id}`, keys.join(" "));
  }

  // --- doing ---

  async draw(pile: number): Promise<void> {
    if (this.mayDraw(pile)) await this.table.act(pile < 0 ? "draw" : `draw ${pile + 1}`);
  }

  async discard(key: string | null = this.chosen): Promise<void> {
    const card = this.cardAt(key);
    if (card === null || !this.mayDiscard(key)) return;
    if (await this.table.act(`discard ${card}`)) this.clear();
  }

  async skip(seat: number): Promise<void> {
    if (this.maySkip(seat) && (await this.table.act(`skip ${seat + 1}`))) this.clear();
  }

  /** Lay the card off onto a combination; ask where, if it could stand at either end. */
  async layOff(seat: number, meld: number): Promise<void> {
    const ways = this.offs.filter((onto) => onto.seat === seat && onto.meld === meld);
    const only = ways[0];
    if (ways.length > 1) this.sheet = { onto: ways };
    else if (only) await this.layOffAs(only);
  }

  async layOffAs(onto: Onto): Promise<void> {
    this.sheet = null;
    if (await this.table.act(onto.action)) this.clear();
  }

  /** Play the special card that is chosen. */
  async playSpecial(): Promise<void> {
    const kind = faceOf(this.chosenCard ?? "?").kind;
    if (kind === "take" && this.may?.take) await this.#finish("take");
    else if (kind === "keep" && this.may?.keep) await this.#finish("keep");
    else if (kind === "swap" && (this.may?.swap ?? -1) >= 0) {
      this.mode = "swap";
      this.picked = [];
    }
  }

  /** What was picked is what is meant. */
  async confirm(): Promise<void> {
    const cards = this.picked.map((key) => this.cardAt(key)).filter((card) => card !== null);
    const verb = this.mode === "swap" ? "swap" : this.may?.asks;
    if (verb !== "swap" && verb !== "show" && verb !== "carry") return;
    const done = await this.#finish(`${verb} ${cards.length ? cards.join(" ") : "none"}`);
    // Whoever has come from the result to here has seen it; on a device that is passed round others have not.
    if (done && verb === "carry" && !this.table.passed) await this.goOn();
  }

  async #finish(action: string): Promise<boolean> {
    const done = await this.table.act(action);
    if (done) this.clear();
    return done;
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

  async layDown(): Promise<void> {
    const way = this.may?.ways[this.way] ?? this.may?.ways[0];
    if (way && (await this.table.act(way.action))) this.clear();
  }

  /** Begin to arrange the level by hand. */
  arrange(): void {
    this.clear();
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
    if (target < 0) return;
    this.slots = this.slots.map((slot, at) => {
      const rest = slot.filter((each) => each !== key);
      return at === target ? [...rest, key] : rest;
    });
    this.slot = room(target) ? target : Math.max(0, this.slots.findIndex((_, at) => room(at)));
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
    const full = this.parts.every((part, at) => this.slots[at]?.length === part.size);
    this.checked = null;
    if (!full) return;
    const asked = JSON.stringify(this.slots);
    const checked = await this.table.check(this.arranged);
    if (asked === JSON.stringify(this.slots)) this.checked = checked;
  }

  async layArranged(): Promise<void> {
    if (await this.table.lay(this.arranged)) this.clear();
  }

  // --- dragging ---

  /** A card of the hand was let go over something. */
  drop(key: string, target: string | null): void {
    const [kind = "", first, second] = (target ?? "").split(":");
    const seat = Number(first);
    if (kind === "hand") this.move(key, Number(first));
    else if (kind === "part" && this.mode === "arrange") this.putInto(key, seat);
    else if (kind === "back" && this.mode === "arrange") this.putBack(key);
    else if (this.mode !== "plain") return;
    else if (kind === "pile" && seat === this.table.seat) void this.discard(key);
    else if (kind === "meld" || kind === "seat" || kind === "pile") this.#dropOn(key, kind, seat, Number(second));
  }

  #dropOn(key: string, kind: string, seat: number, meld: number): void {
    this.chosen = key;
    const special = faceOf(this.chosenCard ?? "?").kind;
    const played = seat === this.table.seat ? special === "keep" : special === "take" || special === "swap";
    const way = this.may?.ways[this.way] ?? this.may?.ways[0];
    const belongs = way?.melds.some((each) => each.cards.includes(this.chosenCard ?? ""));
    if (kind === "seat" && seat === this.table.seat && belongs) void this.layDown();
    else if (kind === "meld") void this.layOff(seat, meld);
    else if (this.maySkip(seat)) void this.skip(seat);
    else if (played) void this.playSpecial();
  }

  /** Look back at the last turn of one seat after the other. */
  lookBack(): void {
    const seats = this.table.seen?.game?.places.length ?? 0;
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !this.table.mine.includes(seat));
    this.peek = others.find((seat) => seat > (this.peek ?? -1)) ?? others[0] ?? null;
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
