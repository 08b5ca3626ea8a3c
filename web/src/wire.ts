// Made by tools/describe_wire.py from the types in src/level8/server/wire. Do not edit.
export const PROTOCOL = 2;

/** Do an action on a table as it was at a version. */
export interface Act {
  is: "act";
  version: number;
  seat: number;
  action: string;
  id?: number;
}

/** An action, what it is worth in the adviser's own measure, and why, as a message to translate. */
export interface Advice {
  action: string;
  estimate: number;
  message: string;
  detail: Record<string, string>;
}

/** After a game: gather for another with the same people. */
export interface Again {
  is: "again";
  id?: number;
}

/** The host switches chat or hints on or off. */
export interface Allow {
  is: "allow";
  chat?: boolean | null;
  hints?: boolean | null;
  id?: number;
}

/** The host puts a bot on a seat, or (with none named) opens it; whoever sat there is removed. */
export interface Assign {
  is: "assign";
  seat: number;
  bot?: string;
  id?: number;
}

export interface BotSat {
  is: "botsat";
  seat: number;
  bot: string;
  version: number;
}

/** A seat has chosen what to carry into the next round; which cards, only it knows. */
export interface Carried {
  is: "carried";
  seat: number;
  cards: string[] | null;
  version: number;
}

export interface Chapter {
  title: string;
  rules: RuleSeen[];
  levels: LevelSeen[];
}

/** Would this arrangement be accepted as a lay-down? Nothing is done. */
export interface Check {
  is: "check";
  seat: number;
  parts: string[][];
  id?: number;
}

/** Whether something would be accepted: as this action, or refused for this reason. */
export interface Checked {
  is: "checked";
  action: string | null;
  melds: Meld[];
  refused: Refused | null;
  id: number;
}

/** POST /api/claim: become the person of a token. */
export interface Claim {
  token: string;
}

/** I have seen how this round ended; said once for all seats of a person. */
export interface Continue {
  is: "continue";
  round: number;
  id?: number;
}

/** A bot plays for an absent seat until its owner returns. */
export interface Covered {
  is: "covered";
  seat: number;
  version: number;
}

export interface Dealt {
  is: "dealt";
  round: number;
  dealer: number;
  starts: number;
  version: number;
}

/** POST /api/device-token: a token that makes another device the same person, for ten minutes. */
export interface DeviceToken {
  token: string;
}

export interface Discarded {
  is: "discarded";
  seat: number;
  card: string;
  version: number;
}

/** From the draw pile (-1) or a seat's discard pile; the card where this onlooker may know it. */
export interface Drew {
  is: "drew";
  seat: number;
  pile: number;
  card: string | null;
  version: number;
}

/** There was nothing to draw. */
export interface DrewNothing {
  is: "drewnothing";
  seat: number;
  version: number;
}

/** GET /api/editions: an edition or mix that can be played. */
export interface EditionSeen {
  name: string;
  players: number[];
  cards: number;
  numbers: number;
  colours: number;
  specials: string[];
  sides: Side[];
}

/** One of the emotes of the table. */
export interface Emote {
  is: "emote";
  emote: string;
  id?: number;
}

export interface Emoted {
  is: "emoted";
  seat: number;
  emote: string;
  version: number;
}

/** Whatever HTTP refuses: a message to translate, and what it is about. */
export interface Failed {
  message: string;
  detail: Record<string, string>;
}

/** The game as the onlooker may know it. */
export interface GameSeen {
  round: number;
  turn: number;
  step: "carry" | "draw" | "over" | "pause" | "play" | "show" | "take";
  to_act: number;
  turn_seat: number;
  dealer: number;
  winner: number | null;
  pile: number;
  under: string[];
  places: PlaceSeen[];
  seat: number | null;
  hand: string[];
  kept: string[];
  missing: number | null;
  plan: Meld[];
  ranking: number[];
}

/** Another game is being set up at this table. */
export interface Gathered {
  is: "gathered";
  number: number;
  version: number;
}

export interface GotUp {
  is: "gotup";
  seat: number;
  name: string;
  removed: boolean;
  version: number;
}

/** What would a strong player do on this seat, and why? */
export interface Hint {
  is: "hint";
  seat: number;
  id?: number;
}

export interface Hinted {
  is: "hinted";
  advice: Advice[];
  version: number;
  id: number;
}

/** A seat is the host from now on: the last one was away for too long before the start. */
export interface Hosts {
  is: "hosts";
  seat: number;
  version: number;
}

/** Sit down on an open seat: a named one, or the first. */
export interface Join {
  is: "join";
  name?: string;
  seat?: number | null;
  entropy?: string;
  id?: number;
}

export interface LaidDown {
  is: "laiddown";
  seat: number;
  level: number;
  melds: Meld[];
  version: number;
}

/** A card went onto a meld of a seat; `at` is its number in a run, 0 elsewhere. */
export interface LaidOff {
  is: "laidoff";
  seat: number;
  card: string;
  onto: number;
  meld: number;
  at: number;
  version: number;
}

/** Lay down the level as arranged by hand: the cards of each part, parts as the level lists them. */
export interface Lay {
  is: "lay";
  version: number;
  seat: number;
  parts: string[][];
  id?: number;
}

/** Get up from all one's seats; a bot plays on if the game is under way. */
export interface Leave {
  is: "leave";
  id?: number;
}

export interface Level {
  parts: Part[];
  carry: number;
  notation: string;
}

export interface LevelSeen {
  number: number;
  name: string;
  source: string;
  level: Level;
}

/** A table from outside; GET /api/tables tells those that anyone may join. */
export interface Listed {
  table: string;
  edition: string;
  side: number;
  names: string[];
  open: number;
  seats: number;
  made_at: number;
  over: boolean;
}

/** From now on show the hand of one of my seats, or of none while the device is passed round. */
export interface Look {
  is: "look";
  seat?: number | null;
  id?: number;
}

/** The answer to it: the page of the table is /table/{table}. */
export interface Made {
  table: string;
}

/** All that the shown seat may do now; a page needs no rules. */
export interface May {
  asks: "carry" | "draw" | "lay-off" | "play" | "show" | "take";
  draw: number[];
  ways: Way[];
  lay_off: Onto[];
  discard: string[];
  skip: number[];
  take: boolean;
  swap: number;
  keep: boolean;
  show: number;
  shown: Shown[];
  carry: number;
  undo: boolean;
  hint: boolean;
}

/** A combination on the table, ready to be shown. */
export interface Meld {
  kind: "colour" | "run" | "set";
  value: string;
  cards: string[];
  stands: string[];
  fits: string[];
  notation: string;
}

export interface Mine {
  tables: MyTable[];
  games: MyGame[];
}

export interface MissedTurn {
  is: "missedturn";
  seat: number;
  version: number;
}

/** Add entropy of one's own to the shuffle, as hexadecimal digits, before the start. */
export interface Mix {
  is: "mix";
  entropy: string;
  id?: number;
}

/** GET /api/mine: a finished game in which one sat. */
export interface MyGame {
  table: string;
  number: number;
  finished_at: number;
}

/** GET /api/mine: a table at which one sits. */
export interface MyTable {
  table: string;
  touched_at: number;
  about: Listed | null;
}

/** POST /api/tables: a table to be made; with `start` it is dealt at once. */
export interface NewTable {
  seats: SeatPlan[];
  edition?: string;
  edition_file?: string;
  side?: number;
  clock?: 0 | 30 | 60 | 120;
  countdown?: 0 | 15 | 30 | 60 | null;
  first?: number | null;
  hints?: boolean;
  chat?: boolean;
  listed?: boolean;
  pace?: number;
  strength?: string;
  start?: boolean;
  entropy?: string;
}

/** A lay-off that may be done. */
export interface Onto {
  action: string;
  card: string;
  seat: number;
  meld: number;
  at: number;
}

/** The clock ran out, so a bot acted for the seat this once. */
export interface Overdue {
  is: "overdue";
  seat: number;
  version: number;
}

/** One combination that a level asks for. */
export interface Part {
  kind: "colour" | "run" | "set";
  size: number;
}

/** A round is over and the next is not yet to be seen; `game` shows the table as the round left it. */
export interface Pause {
  result: RoundEnded;
  awaited: number[];
  choosing: number | null;
}

/** Are you there? */
export interface Ping {
  is: "ping";
  id?: number;
}

/** What lies in front of a seat. */
export interface PlaceSeen {
  level: number;
  hand: number;
  known: string[];
  discards: string[];
  display: Meld[];
  shown: string[];
  laid: boolean;
  skipped: boolean;
  keeps: number;
  decided: boolean;
}

export interface PlayedKeep {
  is: "playedkeep";
  seat: number;
  version: number;
}

export interface PlayedTake {
  is: "playedtake";
  seat: number;
  version: number;
}

export interface Pong {
  is: "pong";
  id: number;
}

/** Nothing was done: a message to translate, the rule it follows from, and what would do. */
export interface Refused {
  is: "refused";
  message: string;
  detail: Record<string, string>;
  rule: string;
  would: string[];
  version: number;
  id: number;
}

/** Call oneself something else; on one of several seats, or on the only one. */
export interface Rename {
  is: "rename";
  name: string;
  seat?: number | null;
  id?: number;
}

export interface Renamed {
  is: "renamed";
  seat: number;
  name: string;
  version: number;
}

/** GET /api/games/{table}/{number}: a finished game, step by step; the first step is the deal. */
export interface Replay {
  table: string;
  number: number;
  record: string;
  names: string[];
  edition: string;
  side: number;
  numbers: number;
  colours: number;
  ladder: Level[];
  winner: number;
  commitment: string;
  seed: string;
  entropy: string[];
  deck: string[];
  steps: ReplayStep[];
}

/** The table after an action, all hands open. */
export interface ReplayStep {
  seat: number;
  action: string;
  events: (Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Emoted | Gathered)[];
  game: GameSeen;
  hands: string[][];
}

/** A new draw pile was formed. */
export interface Reshuffled {
  is: "reshuffled";
  version: number;
}

export interface Returned {
  is: "returned";
  seat: number;
  version: number;
}

/** A round is over; for every seat why it climbs or stays (F2), its level before, and its level now. */
export interface RoundEnded {
  is: "roundended";
  round: number;
  out: number | null;
  why: ("laid" | "out" | "stays")[];
  before: number[];
  after: number[];
  version: number;
}

export interface RuleSeen {
  rule: string;
  text: string;
}

/** GET /api/rules/{edition}/{side}?language=xx: the rules in words. */
export interface Rules {
  title: string;
  chapters: Chapter[];
}

/** A line of chat; spectators may read, seats may write. */
export interface Said {
  is: "said";
  seat: number;
  text: string;
  version: number;
}

export interface SatDown {
  is: "satdown";
  seat: number;
  name: string;
  version: number;
}

/** A line of chat. */
export interface Say {
  is: "say";
  text: string;
  id?: number;
}

/** Who is to sit on a seat: the maker of the table, a bot, or whoever comes. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** The table at a version, and the events since the version this client was told last. */
export interface Seen {
  is: "seen";
  version: number;
  table: TableSeen;
  game: GameSeen | null;
  may: May | null;
  events: (Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Emoted | Gathered)[];
  whole: boolean;
  pause: Pause | null;
  clock: number | null;
  recent: (Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Emoted | Gathered)[];
  id: number;
}

export interface Showed {
  is: "showed";
  seat: number;
  cards: string[];
  version: number;
}

/** A shown card that may be taken. */
export interface Shown {
  action: string;
  seat: number;
  card: string;
}

export interface Side {
  ladder: Level[];
}

/** Who is on a seat. */
export interface Sitter {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  yours: boolean;
  host: boolean;
  present: boolean;
  covered: boolean;
  entropy: string;
}

/** A skip card was laid in front of somebody (or thrown as a last card: whom is None). */
export interface Skipped {
  is: "skipped";
  seat: number;
  whom: number | null;
  version: number;
}

/** The host deals; seats still open are taken by bots. */
export interface Start {
  is: "start";
  id?: number;
}

/** Cards went onto one's own discard pile; the drawn ones are seen by their owner alone. */
export interface Swapped {
  is: "swapped";
  seat: number;
  cards: string[];
  drawn: string[];
  version: number;
}

/** The table around the game. */
export interface TableSeen {
  id: string;
  state: "gathering" | "over" | "playing";
  number: number;
  edition: string;
  side: number;
  numbers: number;
  colours: number;
  ladder: Level[];
  sitters: Sitter[];
  clock: number;
  hints: boolean;
  chat: boolean;
  listed: boolean;
  pace: number;
  countdown: number;
  first: number | null;
  strength: string;
  host: boolean;
  watching: number;
  commitment: string;
  seed: string;
  emotes: string[];
}

/** A shown card, or none, was taken; whoever lost it drew another (which only that seat sees). */
export interface TookShown {
  is: "tookshown";
  seat: number;
  whom: number | null;
  card: string | null;
  drawn: string | null;
  version: number;
}

/** Would this action be accepted? Nothing is done. */
export interface Try {
  is: "try";
  seat: number;
  action: string;
  id?: number;
}

export interface Undid {
  is: "undid";
  seat: number;
  version: number;
}

/** Take back one's last lay-down or lay-off of this turn. */
export interface Undo {
  is: "undo";
  version: number;
  seat: number;
  id?: number;
}

/** POST /api/verify, a record as text: whether it is a true game, or the first line that is not. */
export interface Verified {
  ok: boolean;
  line: number;
  message: string;
  detail: Record<string, string>;
  about: Record<string, string>;
}

/** A way to lay down: the action and its melds. */
export interface Way {
  action: string;
  melds: Meld[];
}

export interface Won {
  is: "won";
  seat: number;
  version: number;
}

/** What a client may say over the socket of a table. */
export type Asked = Join | Leave | Rename | Assign | Mix | Start | Continue | Again | Allow | Look | Act | Lay | Check | Try | Undo | Hint | Say | Emote | Ping;

/** What the server says over the socket of a table. */
export type Telling = Seen | Refused | Checked | Hinted | Pong;

/** The events of a table. */
export type TableEvent = Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Emoted | Gathered;
