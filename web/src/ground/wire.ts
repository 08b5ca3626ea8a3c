// Made by tools/describe_wire.py from the types in src/level8/server/wire. Do not edit.
export const PROTOCOL = 2;

/** Do an action on a table as it was at a version. */
export interface Act {
  is: "act";
  version: number; // of the view that the choice was made on
  seat: number; // one's own
  action: string; // as docs/notation.md writes it
  id?: number; // any number that the client likes
}

/** An action, what it is worth in the adviser's own measure, and why, as a message to translate. */
export interface Advice {
  action: string;
  estimate: number;
  message: string;
  detail: Record<string, string>;
}

/** After a game: I want another. It is dealt when all people who are here have said so. */
export interface Again {
  is: "again";
  entropy?: string;
  id?: number; // any number that the client likes
}

/** The host switches chat, hints, or the taking over of bots' seats on or off. */
export interface Allow {
  is: "allow";
  chat?: boolean | null; // this and the others: left out, it stays as it is
  hints?: boolean | null;
  late?: boolean | null; // whoever comes late may take over a bot's seat
  id?: number; // any number that the client likes
}

/** The host puts a bot on a seat, or (with none named) opens it; whoever sat there is removed. */
export interface Assign {
  is: "assign";
  seat: number;
  bot?: string; // one of GET /api/bots; empty: the seat is opened
  id?: number; // any number that the client likes
}

export interface BotSat {
  is: "botsat";
  seat: number;
  bot: string;
  name: string;
  version: number; // of the table, which grows by one with each change
}

/** A seat has chosen what to carry into the next round; which cards, only it knows. */
export interface Carried {
  is: "carried";
  seat: number;
  cards: string[] | null;
  version: number; // of the table, which grows by one with each change
}

export interface Chapter {
  name: string; // the same in every language: goal, turn, round, …
  title: string;
  rules: RuleSeen[];
  levels: LevelSeen[];
}

/** Would this arrangement be accepted as a lay-down? Nothing is done. */
export interface Check {
  is: "check";
  seat: number;
  parts: string[][];
  id?: number; // any number that the client likes
}

/** Whether something would be accepted: as this action, or refused for this reason. Neither, if an arrangement waits for more cards and nothing is wrong so far. */
export interface Checked {
  is: "checked";
  action: string | null;
  melds: Meld[];
  refused: Refused | null;
  part: number | null; // of an arrangement: which one is refused
  id: number;
}

/** POST /api/claim: become the person of a token. */
export interface Claim {
  token: string;
}

/** Was the last action of this seat good, or what would have been better? Not where other people sit. The seat is one's own, or a bot's for the host of a table of bots whose hands lie open. */
export interface Coach {
  is: "coach";
  seat: number;
  id?: number; // any number that the client likes
}

/** What would have been clearly better than an action, and by how much; nothing if it was good. */
export interface Coached {
  is: "coached";
  action: string;
  advice: Advice[];
  id: number;
}

/** I have seen how this round ended; said once for all seats of a person. */
export interface Continue {
  is: "continue";
  round: number;
  id?: number; // any number that the client likes
}

/** A choice that cost much: where it is, and what it cost; `actions` were played before it. */
export interface Costly {
  table: string;
  number: number;
  seat: number; // counted from 1
  actions: number;
  round: number;
  turn: number;
  lost: number;
}

/** A bot plays for an absent seat until its owner returns. */
export interface Covered {
  is: "covered";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

export interface Dealt {
  is: "dealt";
  round: number;
  dealer: number;
  starts: number;
  version: number; // of the table, which grows by one with each change
}

export interface DeckFields {
  colours: number;
  numbers: number;
  copies: number;
  skip: number;
  take: number;
  swap: number;
  keep: number;
  joker: JokerFields[];
}

/** POST /api/device-token: a token that makes another device the same person, for ten minutes. */
export interface DeviceToken {
  token: string;
}

/** POST /api/own/difficulty: how hard the levels of a side are. */
export interface DifficultyAsked {
  text: string; // of a file
  side?: number;
}

/** The answer to it: level by level, with the number of deals that each was measured on. */
export interface DifficultyTold {
  deals: number;
  most: number; // turns, after which a deal was given up
  levels: LevelTurns[];
}

export interface Discarded {
  is: "discarded";
  seat: number;
  card: string;
  version: number; // of the table, which grows by one with each change
}

/** From the draw pile (-1) or a seat's discard pile; the card where this onlooker may know it. */
export interface Drew {
  is: "drew";
  seat: number;
  pile: number; // -1: the draw pile, otherwise the seat whose discard pile it is
  card: string | null;
  version: number; // of the table, which grows by one with each change
}

/** There was nothing to draw. */
export interface DrewNothing {
  is: "drewnothing";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** POST /api/own/check: an edition in one of three forms, to be checked and made into the others. */
export interface EditionAsked {
  fields?: EditionFields | null;
  text?: string; // of a file
  name?: string; // of a built-in edition
}

/** The answer to it: the text of the file, its fields, and the edition that it makes, or its fault. */
export interface EditionChecked {
  text: string;
  fields: EditionFields;
  edition: EditionSeen | null;
  fault: Fault | null;
}

/** An edition as its file says it, right or wrong; docs/editions.md has the meaning of every key. */
export interface EditionFields {
  name: string;
  goal: string;
  players: number[];
  deck: DeckFields;
  side: SideFields[];
  keep_cards: number;
  mix: MixFields[];
}

/** GET /api/editions: an edition or mix that can be played. */
export interface EditionSeen {
  name: string;
  players: number[]; // least and most
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
  id?: number; // any number that the client likes
}

export interface Emoted {
  is: "emoted";
  seat: number;
  emote: string;
  version: number; // of the table, which grows by one with each change
}

/** Whatever HTTP refuses: a message to translate, and what it is about. */
export interface Failed {
  message: string;
  detail: Record<string, string>;
}

/** The first thing that is wrong with the fields: where, as a path in the file, and a message. */
export interface Fault {
  key: string;
  message: string;
  detail: Record<string, string>;
}

/** POST /api/fit: does a card fit a combination on the table? */
export interface FitAsked {
  kind: "colour" | "run" | "set";
  cards: string[]; // as they lie, from left to right
  card?: string; // left out: only what would fit
  edition?: string;
  edition_file?: string;
}

/** The answer to it. Jokers can leave several ways to read a combination; none: `message` says why. */
export interface FitTold {
  melds: Meld[];
  takes: string[]; // all cards that fit one of them
  fits: boolean | null; // whether the card in question does
  message: string; // why not
  detail: Record<string, string>;
  rule: string;
}

/** POST /api/forget: how much of whoever asks was there, and is gone; the cookie goes too. */
export interface Forgotten {
  tables: number;
  games: number;
  lines: number; // of chat
}

/** The game as the onlooker may know it. */
export interface GameSeen {
  round: number;
  turn: number; // since the deal, from 1, skipped ones included
  step: "carry" | "draw" | "over" | "pause" | "play" | "show" | "take";
  to_act: number; // who must do something now, such as show a card
  turn_seat: number; // whose turn it is
  dealer: number;
  winner: number | null;
  pile: number; // cards in the draw pile
  under: string[]; // cards that lie face up under the draw pile
  places: PlaceSeen[];
  seat: number | null; // whose hand is shown
  hand: string[]; // of that seat
  kept: string[]; // what that seat carries into the next round
  missing: number | null; // cards the shown hand lacks for its level; null when laid
  plan: Meld[]; // the nearest way to lay the level, `?` where a card is missing; empty when laid
  ranking: number[]; // every seat's rank when over
}

/** After a game: the host opens the seats for another, so that people and bots may change. */
export interface Gather {
  is: "gather";
  id?: number; // any number that the client likes
}

/** Another game is being set up at this table. */
export interface Gathered {
  is: "gathered";
  number: number;
  version: number; // of the table, which grows by one with each change
}

export interface GotUp {
  is: "gotup";
  seat: number;
  name: string;
  removed: boolean; // by the host
  version: number; // of the table, which grows by one with each change
}

/** One who watches and would like to play next. */
export interface Guest {
  name: string;
  face: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null;
  yours: boolean;
}

/** The costliest choices of one kind, the worst first, and what they cost together. */
export interface Habit {
  kind: string;
  lost: number;
  costly: Costly[];
}

/** POST /api/hand: can this hand lay this level? */
export interface HandAsked {
  hand: string[];
  level: number;
  edition?: string;
  edition_file?: string;
  side?: number;
}

/** The answer to it: how many cards are missing, the nearest way with `?` for them, what would help. */
export interface HandTold {
  distance: number;
  way: Meld[]; // the best way where nothing is missing
  helps: string[];
  spare: string[]; // cards of the hand that the way does not use
}

/** What would a strong player do on this seat, and why? */
export interface Hint {
  is: "hint";
  seat: number;
  id?: number; // any number that the client likes
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
  version: number; // of the table, which grows by one with each change
}

/** The host has muted all who watch, or lets them speak again. */
export interface Hushed {
  is: "hushed";
  hushed: boolean;
  version: number; // of the table, which grows by one with each change
}

/** Sit down on an open seat: a named one, or the first. In a game: take over a bot's seat, or come back to all the seats that one has left. */
export interface Join {
  is: "join";
  name?: string;
  seat?: number | null; // left out: the first that is open
  entropy?: string; // what one adds to the shuffle, as hexadecimal digits
  face?: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null; // left out: one that the name leads to
  id?: number; // any number that the client likes
}

/** Jokers of one kind; without `low` and `high` (0) they stand for any number. */
export interface JokerFields {
  count: number;
  low: number;
  high: number;
}

export interface LaidDown {
  is: "laiddown";
  seat: number;
  level: number;
  melds: Meld[];
  version: number; // of the table, which grows by one with each change
}

/** A card went onto a meld of a seat; `at` is its number in a run, 0 elsewhere. */
export interface LaidOff {
  is: "laidoff";
  seat: number;
  card: string;
  onto: number;
  meld: number; // which of that seat's, from 0
  at: number;
  version: number; // of the table, which grows by one with each change
}

/** Lay down the level as arranged by hand: the cards of each part, parts as the level lists them. */
export interface Lay {
  is: "lay";
  version: number;
  seat: number;
  parts: string[][];
  id?: number; // any number that the client likes
}

/** Get up from all one's seats; a bot plays on if the game is under way. */
export interface Leave {
  is: "leave";
  id?: number; // any number that the client likes
}

/** Where a lesson is: sentences to read first, then what is to be done, as a message and as an action. */
export interface Lesson {
  name: string;
  step: number; // actions done by its learner
  steps: number;
  notes: Note[];
  says: string; // empty while the bot plays, and at the end
  action: string;
  done: boolean;
  next: string; // the lesson that follows, at the end
}

export interface Level {
  parts: Part[];
  carry: number; // cards that may be kept from it for the next round, keep cards aside
  notation: string;
}

/** A level in notation, and where it comes from. */
export interface LevelFields {
  asks: string;
  source: string;
}

export interface LevelSeen {
  number: number;
  name: string;
  source: string;
  level: Level;
}

/** How many turns a lone player took to hold a level: the mean of the deals in which it came to that. */
export interface LevelTurns {
  number: number;
  turns: number;
  error: number; // the standard error of the mean
  never: number; // deals in which it did not come to that
}

/** A table from outside; GET /api/tables tells those that anyone may join. */
export interface Listed {
  table: string;
  edition: string;
  side: number;
  names: string[]; // of the people and bots who sit
  open: number; // seats that are
  seats: number;
  made_at: number; // seconds since 1970, as all times here
  over: boolean; // whether its game is, and no other has begun
  tried: boolean; // a game to try things, which is not counted
}

/** From now on show the hand of one of my seats, or of none while the device is passed round. */
export interface Look {
  is: "look";
  seat?: number | null;
  id?: number; // any number that the client likes
}

/** The answer to either: the page of the table is /table/{table}. */
export interface Made {
  table: string;
}

/** What the shown seat may do now, of many ways to lay down the best four; a page needs no rules. */
export interface May {
  asks: "carry" | "draw" | "lay-off" | "play" | "show" | "take"; // lay-off: as play, once the level is laid
  draw: number[]; // piles: -1 the draw pile, otherwise a seat's discard pile
  ways: Way[]; // to lay down, the best first; there may be more than are listed
  lay_off: Onto[];
  discard: string[];
  skip: number[]; // who may be skipped
  take: boolean; // a take card may be played
  swap: number; // a swap card may be played with up to this many cards; -1: none may
  keep: boolean; // a keep card may be played
  show: number; // cards to show, exactly
  shown: Shown[]; // what may be taken after a take card
  carry: number; // cards that may be carried, at most
  undo: boolean; // one's last action can be taken back
  hint: boolean; // a hint would be given
}

/** A combination on the table, ready to be shown. */
export interface Meld {
  kind: "colour" | "run" | "set";
  value: string; // where a run starts, the number of a set, the letter of a colour
  cards: string[];
  stands: string[]; // what each card stands for in it: a number, or the letter of a colour
  fits: string[]; // what fits next: numbers, or the letter of a colour
  notation: string;
}

export interface Mine {
  tables: MyTable[];
  games: MyGame[];
}

export interface MissedTurn {
  is: "missedturn";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** Add entropy of one's own to the shuffle, as hexadecimal digits, before the start. */
export interface Mix {
  is: "mix";
  entropy: string;
  id?: number; // any number that the client likes
}

export interface MixFields {
  name: string;
  add: string;
  cards: string;
}

/** The host lets the person of a seat (with none named: those who watch) say nothing, or speak again. */
export interface Mute {
  is: "mute";
  seat?: number | null;
  muted?: boolean;
  id?: number; // any number that the client likes
}

/** The host has muted the person of a seat, or lets them speak again. */
export interface Muted {
  is: "muted";
  seat: number;
  muted: boolean;
  version: number; // of the table, which grows by one with each change
}

/** GET /api/mine: a finished game in which one sat. */
export interface MyGame {
  table: string;
  number: number;
  finished_at: number;
  seat: number | null; // the one that one had; null: several, or not noted
}

/** GET /api/mine/review: what the reviewed games of a person say together; figures are sums. */
export interface MyReview {
  games: number; // that it rests on
  choices: number;
  luck: number[] | null; // null where the reviews left it open
  skill: number[];
  lost: number[];
  habits: Habit[];
  unreviewed: MyGame[]; // games without a review so far; it begins when one is asked for
}

/** GET /api/mine: a table at which one sits, or to whose game one may come back. */
export interface MyTable {
  table: string;
  touched_at: number;
  about: Listed | null; // null: not noted, by an older version
}

/** GET and POST /api/neighbours: where others in the network reach a server, which lets them in on POST. Only the server's own machine may ask. `address` is empty as long as nobody else comes in. */
export interface Neighbourhood {
  address: string;
}

/** POST /api/tables: a table to be made; with `start` it is dealt at once. */
export interface NewTable {
  seats: SeatPlan[];
  edition?: string; // a built-in name, mixes as modern+specials
  edition_file?: string; // the TOML of one's own edition instead
  side?: number;
  clock?: 0 | 30 | 60 | 120; // seconds for a turn; 0: as long as it takes
  countdown?: 0 | 15 | 30 | 60 | null; // seconds; 0: no limit; left out: 30 if others may join
  first?: number | null; // who has the first turn of a game; left out: drawn
  lesson?: string; // a lesson for whoever asks, instead of all of this
  hints?: boolean;
  chat?: boolean;
  late?: boolean; // whoever comes late may take over a bot's seat
  listed?: boolean; // among the open tables
  pace?: number; // milliseconds that a bot takes at least for an action
  strength?: string; // the bot that plays for who is away
  start?: boolean; // deal at once; bots sit on the seats that are open
  entropy?: string; // what the maker adds to the shuffle, as hexadecimal digits
}

/** A sentence of a lesson, as a message, and what it lights; empty: nothing. */
export interface Note {
  says: string;
  lights: string;
}

/** A lay-off that may be done. */
export interface Onto {
  action: string;
  card: string;
  seat: number;
  meld: number;
  at: number;
}

/** Everybody's chance to win, after a number of actions. */
export interface Outlook {
  actions: number;
  round: number;
  seats: number[][];
}

/** The clock ran out, so a bot acted for the seat this once. */
export interface Overdue {
  is: "overdue";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** One combination that a level asks for. */
export interface Part {
  kind: "colour" | "run" | "set";
  size: number;
}

/** A round is over and the next is not yet to be seen; `game` shows the table as the round left it. */
export interface Pause {
  result: RoundEnded;
  awaited: number[]; // seats of people who are here and have not said continue
  choosing: number | null; // who is choosing which cards to keep
}

/** Are you there? */
export interface Ping {
  is: "ping";
  id?: number; // any number that the client likes
}

/** What lies in front of a seat. */
export interface PlaceSeen {
  level: number; // 1 to 8, or as many as the ladder has
  hand: number; // how many cards
  known: string[]; // cards of that hand everybody saw going there
  discards: string[]; // top last
  display: Meld[]; // the combinations that lie there
  shown: string[]; // for somebody's take card
  laid: boolean; // whether the level is, in this round
  skipped: boolean; // misses the next turn
  keeps: number; // keep cards played
  extra: number; // cards that these keep cards let it carry, on top of what its level allows
  decided: boolean; // has chosen what to carry
}

/** One who watches would like the next seat that is free, or no longer; the next game at the latest. */
export interface PlayNext {
  is: "playnext";
  name?: string;
  face?: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null;
  wanted?: boolean;
  id?: number; // any number that the client likes
}

export interface PlayedKeep {
  is: "playedkeep";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

export interface PlayedTake {
  is: "playedtake";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

export interface Pong {
  is: "pong";
  id: number;
}

/** A choice: what it is about, what it is worth against the best one, and why. */
export interface PuzzleChoice {
  action: string;
  also: string[]; // actions that come to the same
  does: "discard" | "draw" | "lay" | "skip";
  seat: number | null; // whose pile is drawn from, or who is skipped; null elsewhere, and for the draw pile
  card: string; // that is drawn or discarded; empty: a hidden one, or none
  melds: Meld[];
  right: boolean;
  usual: boolean; // what steady would do
  gain: number[]; // 0 for the best one, less for all others; a share of the game, and its standard error
  out: number; // of a hundred playouts, in how many its seat went out or won
  up: number; // and in how many it climbed otherwise
  why: ReviewWhy;
}

/** here/printed/puzzles.json: all. That of a day is the first one on `first_day`, and so on in turn. */
export interface PuzzleList {
  first_day: string; // a date, as 2026-01-01
  puzzles: PuzzleListed[];
}

/** A puzzle in the list; its place in it is its number, from 1. */
export interface PuzzleListed {
  kind: "discard" | "draw" | "find" | "lay" | "skip" | "way";
  grade: number;
  edition: string;
  side: number;
  seats: number;
}

/** GET and POST /api/mine/puzzles: which puzzles a person has solved, by number, and how. GET tells null of somebody who is not known. POST adds what a device knows, and tells both together: of each puzzle the better state, and the later streak. */
export interface PuzzleProgress {
  solved: Record<string, "first" | "later" | "tried">;
  streak: PuzzleStreak;
}

/** here/printed/puzzle-{number}.json: a puzzle as its player sees it, with the answer and the proof. A puzzle of the kind `find` has no choices, but `ways`: an answer is right if the cards of its melds are those of one of them, in whatever order. */
export interface PuzzleSeen {
  number: number;
  kind: "discard" | "draw" | "find" | "lay" | "skip" | "way";
  grade: number;
  edition: string;
  side: number;
  numbers: number;
  colours: number;
  ladder: Level[];
  game: GameSeen;
  may: May;
  choices: PuzzleChoice[]; // the best first
  ways: Meld[][];
  chance: number; // to win, with the best choice
  deals: number; // on which each choice was tried
}

/** On how many days in a row the puzzle of the day was solved, and which was the last. */
export interface PuzzleStreak {
  last: string;
  days: number;
}

/** Nothing was done: a message to translate, the rule it follows from, and what would do. */
export interface Refused {
  is: "refused";
  message: string;
  detail: Record<string, string>;
  rule: string;
  would: string[]; // actions that would be accepted now
  version: number;
  id: number;
}

/** A line among those who watch; whoever sits at the table is not told of it. */
export interface Remarked {
  is: "remarked";
  name: string;
  text: string;
  version: number; // of the table, which grows by one with each change
}

/** Have another name or face, or both; on one of several seats, or on the only one. */
export interface Rename {
  is: "rename";
  name?: string | null;
  seat?: number | null;
  face?: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null;
  id?: number; // any number that the client likes
}

export interface Renamed {
  is: "renamed";
  seat: number;
  name: string;
  version: number; // of the table, which grows by one with each change
}

/** GET /api/games/{table}/{number}: a finished game, step by step; the first step is the deal. */
export interface Replay {
  table: string;
  number: number;
  record: string; // the text that docs/notation.md describes
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
  deck: string[]; // in the order the shuffle starts from
  steps: ReplayStep[];
}

/** The table after an action, all hands open. */
export interface ReplayStep {
  seat: number;
  action: string;
  events: (Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Remarked | Wished | Muted | Hushed | Emoted | WantsAgain | Gathered)[];
  game: GameSeen;
  hands: string[][];
}

/** A new draw pile was formed. */
export interface Reshuffled {
  is: "reshuffled";
  version: number; // of the table, which grows by one with each change
}

export interface Returned {
  is: "returned";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** The review of a finished game. */
export interface Review {
  chances: Outlook[];
  seats: ReviewSeat[];
}

/** Cards that came, none for a deal, and what they did; `actions` were played up to them. */
export interface ReviewCards {
  actions: number;
  round: number;
  turn: number;
  cards: string[];
  worth: number[];
}

/** A choice, and the other one that it is compared with; `actions` were played before it. `why_other` is null where the other choice is better, but only the playouts say so. */
export interface ReviewMoment {
  actions: number;
  round: number;
  turn: number;
  action: string;
  other: string;
  worth: number[];
  why: ReviewWhy;
  why_other: ReviewWhy | null;
}

/** What made the result of a seat, counted from 1; None is what was not looked at. */
export interface ReviewSeat {
  seat: number;
  name: string;
  initial: number;
  final: number;
  luck: number[] | null;
  drawn: number[] | null;
  dealt: number[] | null;
  against: number[] | null;
  others: number[] | null;
  remainder: number[] | null;
  skill: ReviewSkill | null;
  luckiest: ReviewCards[];
  unluckiest: ReviewCards[];
}

/** The choices of a seat. */
export interface ReviewSkill {
  choices: number;
  skill: number[];
  lost: number[];
  best: ReviewMoment[];
  costliest: ReviewMoment[];
}

/** GET /api/games/{table}/{number}/review: a review, or how far it has come; asking begins it. Ask again until there is one; `done` of the `of` actions were looked at, and 0 of 0 waits for its turn. */
export interface ReviewState {
  done: number;
  of: number;
  review: Review | null;
}

/** A reason: the id of a message, and what is filled in. */
export interface ReviewWhy {
  message: string;
  values: Record<string, string>;
}

/** A round is over; for every seat why it climbs or stays (F2), its level before, and its level now. */
export interface RoundEnded {
  is: "roundended";
  round: number;
  out: number | null; // nobody goes out when the last level wins at once
  why: ("laid" | "out" | "stays")[];
  before: number[];
  after: number[];
  version: number; // of the table, which grows by one with each change
}

/** A round with real cards: the seats that had laid their level, and the one that went out. */
export interface RoundNoted {
  laid?: number[];
  out?: number | null; // null: somebody has won by laying, or the round is still going on
}

export interface RuleSeen {
  rule: string;
  text: string;
}

/** GET /api/rules/{edition}/{side}?language=xx, or /api/tables/{table}/rules: the rules in words. */
export interface Rules {
  title: string;
  chapters: Chapter[];
}

/** POST /api/own/rules: the rules of a side of any edition, in words; answered with Rules. */
export interface RulesAsked {
  edition?: string;
  edition_file?: string;
  side?: number;
  language?: "de" | "en" | "fr" | "it" | "nl";
}

/** A line of chat; spectators may read, seats may write. */
export interface Said {
  is: "said";
  seat: number;
  text: string;
  version: number; // of the table, which grows by one with each change
}

export interface SatDown {
  is: "satdown";
  seat: number;
  name: string;
  version: number; // of the table, which grows by one with each change
}

/** A line of chat; those who watch give a name with it, and talk among themselves. */
export interface Say {
  is: "say";
  text: string;
  name?: string;
  id?: number; // any number that the client likes
}

/** Who is to sit on a seat: the maker of the table, a bot, or whoever comes. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  face?: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null; // of the maker
}

/** The table at a version, and the events since the version this client was told last. */
export interface Seen {
  is: "seen";
  version: number;
  table: TableSeen;
  game: GameSeen | null;
  may: May | null;
  events: (Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Remarked | Wished | Muted | Hushed | Emoted | WantsAgain | Gathered)[];
  whole: boolean; // nothing is told of how it came here: the first message, or a gap
  pause: Pause | null;
  lesson: Lesson | null;
  hands: string[][]; // of all seats, where bots play and their host has opened the hands
  clock: number | null; // milliseconds left for the seat to act, or of a pause
  recent: (Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Remarked | Wished | Muted | Hushed | Emoted | WantsAgain | Gathered)[]; // with a whole view: the latest events, for the log
  story: RoundEnded[]; // when the game is over: how each of its rounds ended
  id: number;
}

/** POST /api/sheet: the rounds that have been played with real cards. */
export interface SheetAsked {
  seats: number;
  edition?: string;
  edition_file?: string;
  side?: number;
  start?: number[]; // left out: everyone at level 1
  rounds?: RoundNoted[];
}

/** The answer to it: where everyone stands, how it came to that, and who has won. */
export interface SheetTold {
  levels: number[];
  rounds: RoundEnded[];
  winner: number | null;
  ended: boolean; // whether the last round is over: somebody went out in it, or won
  ladder: Level[];
  top: number;
  faces: string[]; // all there are in the deck
}

export interface Showed {
  is: "showed";
  seat: number;
  cards: string[];
  version: number; // of the table, which grows by one with each change
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

export interface SideFields {
  levels: LevelFields[];
  carry_from: number;
  carry_cards: number;
}

/** Who is on a seat. */
export interface Sitter {
  kind: "bot" | "open" | "person";
  name: string; // bots have one of their own; empty: a person without one, or an open seat
  face: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null; // no two at a table are alike; null on an open seat
  bot: string; // which bot, on a bot's seat
  yours: boolean;
  host: boolean;
  present: boolean; // a person whose page is connected
  covered: boolean; // a bot plays for an owner who is absent, or has left in this game
  muted: boolean; // the host lets this person say nothing
  offered: boolean; // the onlooker may take this seat over, from a bot, in the game that is played
  back: boolean; // the onlooker has left this seat in this game, and may come back to it
  entropy: string; // what this seat has added to the shuffle, as hexadecimal digits
  again: boolean; // after a game: wants another
}

/** A skip card was laid in front of somebody (or discarded as a last card: whom is None). */
export interface Skipped {
  is: "skipped";
  seat: number;
  whom: number | null;
  version: number; // of the table, which grows by one with each change
}

/** The host deals; seats still open are taken by bots. After a game: once somebody has said Again. */
export interface Start {
  is: "start";
  id?: number; // any number that the client likes
}

/** The host of a table of bots stops them or lets them go on, changes their pace, or opens all hands. A step lets them do one action, or one turn, and stops them. */
export interface Steer {
  is: "steer";
  stopped?: boolean | null;
  step?: "action" | "turn" | null;
  pace?: number | null; // milliseconds that an action takes at least
  open?: boolean | null;
  id?: number; // any number that the client likes
}

/** How the bots of a table at which nobody ever sat are kept; its host may change that. */
export interface Steering {
  stopped: boolean;
  pace: number; // milliseconds an action takes at least
  open: boolean; // all hands are shown to everybody
}

/** Cards went onto one's own discard pile; the drawn ones are seen by their owner alone. */
export interface Swapped {
  is: "swapped";
  seat: number;
  cards: string[];
  drawn: string[];
  version: number; // of the table, which grows by one with each change
}

/** The table around the game. */
export interface TableSeen {
  id: string;
  state: "gathering" | "over" | "playing";
  number: number; // of the game at this table, from 1
  edition: string;
  side: number;
  numbers: number; // the highest number on a card
  colours: number;
  ladder: Level[];
  sitters: Sitter[];
  clock: number; // seconds for a turn, 0: off
  hints: boolean;
  chat: boolean;
  listed: boolean;
  pace: number; // milliseconds a bot takes at least
  countdown: number; // seconds after a round, at most, until the next one; 0: until everyone says continue
  first: number | null; // who has the first turn of a game; null: drawn
  strength: string; // of the bot that covers an absent seat
  host: boolean; // whether the onlooker is
  watching: number; // spectators
  late: boolean; // bots' seats may be taken over while a game is played
  waiting: Guest[]; // who would like to play next
  hushed: boolean; // the host lets those who watch say nothing
  steering: Steering | null; // at a table of bots; null where people sit, or ever sat
  commitment: string; // SHA-256 of the host's seed, before the deal
  seed: string; // revealed when the game is over
  emotes: string[];
  tried: Tried | null; // a game to try things, which is not counted
}

/** A shown card, or none, was taken; whoever lost it drew another (which only that seat sees). */
export interface TookShown {
  is: "tookshown";
  seat: number;
  whom: number | null; // who lost it
  card: string | null;
  drawn: string | null; // by whoever lost it, in its place
  version: number; // of the table, which grows by one with each change
}

/** The finished game that this one goes on from, after a number of its actions; the page is /replay/… */
export interface Tried {
  table: string;
  number: number;
  actions: number;
}

/** Would this action be accepted? Nothing is done. */
export interface Try {
  is: "try";
  seat: number;
  action: string;
  id?: number; // any number that the client likes
}

/** POST /api/games/{table}/{number}/again: a table that goes on from a moment of a finished game. Whoever asks has one seat, and bots have the others. Its game is not counted among those that were played. */
export interface TryAgain {
  actions: number; // that were played before the moment
  seat: number;
  name: string;
  face: "bear" | "cat" | "fox" | "hamster" | "owl" | "penguin" | "rabbit" | "raccoon" | null;
  strength: string;
  pace: number;
}

export interface Undid {
  is: "undid";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** Take back one's last lay-down or lay-off of this turn. */
export interface Undo {
  is: "undo";
  version: number;
  seat: number;
  id?: number; // any number that the client likes
}

/** POST /api/verify, a record as text: whether it is a true game, or the first line that is not. */
export interface Verified {
  ok: boolean;
  line: number;
  message: string;
  detail: Record<string, string>;
  about: Record<string, string>; // what the reason is about that `detail` names as `why`: a message of its own
}

/** After a game somebody wants another. */
export interface WantsAgain {
  is: "wantsagain";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** A way to lay down: the action and its melds. */
export interface Way {
  action: string;
  melds: Meld[];
}

/** One who watches would like to play next. */
export interface Wished {
  is: "wished";
  name: string;
  version: number; // of the table, which grows by one with each change
}

export interface Won {
  is: "won";
  seat: number;
  version: number; // of the table, which grows by one with each change
}

/** What a client may say over the socket of a table. */
export type Asked = Join | Leave | Rename | Assign | Mix | Start | Continue | Again | Gather | PlayNext | Allow | Mute | Steer | Look | Act | Lay | Check | Try | Undo | Hint | Coach | Say | Emote | Ping;

/** What the server says over the socket of a table. */
export type Telling = Seen | Refused | Checked | Hinted | Coached | Pong;

/** The events of a table. */
export type TableEvent = Drew | LaidDown | LaidOff | Discarded | Skipped | PlayedTake | Showed | TookShown | Swapped | PlayedKeep | Carried | MissedTurn | DrewNothing | Reshuffled | RoundEnded | Dealt | Won | Undid | SatDown | GotUp | BotSat | Renamed | Covered | Returned | Hosts | Overdue | Said | Remarked | Wished | Muted | Hushed | Emoted | WantsAgain | Gathered;
