/** What happened at a table, as sentences: for the log, and for those who listen to the page. */
import { waitOf, type Wait } from "./turns";
import type { GameSeen, Meld, TableEvent } from "../ground/wire";
import { botName, cardName, cardNames, labelled, meldName } from "./names";
import { has, t } from "./words.svelte";

/** Who sits where, as the reader would say it; `you` is the reader's seat, where there is exactly one. */
export interface Company {
  you: number | null;
  nameOf(seat: number): string;
}

/** An event with the combination that it grew, as it was then. */
export interface Told {
  event: TableEvent;
  meld?: Meld | undefined;
}

/** The sentence for an event; empty where there is nothing to tell. */
export function sentence(told: Told, company: Company): string {
  const { event } = told;
  switch (event.is) {
    case "roundended":
      return roundEnded(event, company);
    case "dealt":
      return dealt(event, company);
    case "reshuffled":
      return t("table-reshuffled");
    case "gathered":
      return t("web-told-gathered", { number: event.number });
    case "remarked":
      return t("company-remark", { name: event.name, text: event.text });
    case "wished":
      return t("company-wished", { name: event.name });
    case "hushed":
      return t(event.hushed ? "company-hushed" : "company-unhushed");
    default:
      return event.seat === company.you ? yours(told, company) : theirs(told, company);
  }
}

function yours({ event, meld }: Told, company: Company): string {
  const name = company.nameOf;
  switch (event.is) {
    case "drew":
      if (event.card === null) return t("web-you-drew-hidden");
      if (event.pile < 0) return t("table-you-drew", { card: cardName(event.card) });
      return event.pile === company.you
        ? t("web-you-drew-own", { card: cardName(event.card) })
        : t("table-you-drew-from", { card: cardName(event.card), owner: name(event.pile) });
    case "drewnothing":
      return t("web-you-drew-nothing");
    case "laiddown":
      return t("table-you-lay-down", { level: event.level, melds: meldNames(event.melds) });
    case "laidoff":
      return t("table-you-lay-off", { card: cardName(event.card), meld: onto(event, meld, company) });
    case "discarded":
      return t("table-you-discard", { card: cardName(event.card) });
    case "skipped":
      return event.whom === null
        ? t("table-you-discard", { card: cardName("S") })
        : t("table-you-skip", { name: name(event.whom) });
    case "playedtake":
      return t("table-you-take");
    case "showed":
      return t("table-you-show", { cards: cardNames(event.cards) });
    case "tookshown":
      return event.card === null || event.whom === null
        ? t("table-you-taken-none")
        : t("table-you-taken", { card: cardName(event.card), owner: name(event.whom) });
    case "swapped":
      return swapped(event, company);
    case "playedkeep":
      return t("table-you-keep");
    case "carried":
      return event.cards?.length
        ? t("table-you-carry", { cards: cardNames(event.cards) })
        : t("table-you-carry-none");
    case "missedturn":
      return t("table-you-miss");
    case "won":
      return t("table-you-win");
    case "undid":
      return t("web-you-undid");
    case "overdue":
      return t("web-you-overdue");
    case "hosts":
      return t("web-you-host");
    case "muted":
      return t(event.muted ? "company-you-muted" : "company-you-unmuted");
    case "emoted":
      return has(`web-own-emote-${event.emote}`) ? t(`web-own-emote-${event.emote}`) : theirs({ event }, company);
    case "covered":
    case "returned":
    case "satdown":
    case "renamed":
    case "wantsagain":
      return "";
    default:
      return theirs({ event }, company);
  }
}

function theirs({ event, meld }: Told, company: Company): string {
  const who = (seat: number): string => company.nameOf(seat);
  switch (event.is) {
    case "drew":
      return drew(event, company);
    case "drewnothing":
      return t("table-drew-nothing", { name: who(event.seat) });
    case "laiddown":
      return t("table-lays-down", { name: who(event.seat), level: event.level, melds: meldNames(event.melds) });
    case "laidoff":
      return t("table-lays-off", {
        name: who(event.seat),
        card: cardName(event.card),
        meld: onto(event, meld, company),
      });
    case "discarded":
      return t("table-discards", { name: who(event.seat), card: cardName(event.card) });
    case "skipped":
      if (event.whom === null) return t("table-discards", { name: who(event.seat), card: cardName("S") });
      return event.whom === company.you
        ? t("web-skips-you", { name: who(event.seat) })
        : t("table-skips", { name: who(event.seat), victim: who(event.whom) });
    case "playedtake":
      return t("table-takes", { name: who(event.seat) });
    case "showed":
      return t("table-shows", { name: who(event.seat), cards: cardNames(event.cards) });
    case "tookshown":
      return tookShown(event, company);
    case "swapped":
      return swapped(event, company);
    case "playedkeep":
      return t("table-keeps-card", { name: who(event.seat) });
    case "carried":
      return t("table-carries", { name: who(event.seat) });
    case "missedturn":
      return t("table-misses", { name: who(event.seat) });
    case "won":
      return t("table-winner", { name: who(event.seat) });
    case "undid":
      return t("web-undid", { name: who(event.seat) });
    case "satdown":
      return t("web-sat-down", { name: event.name || who(event.seat) });
    case "gotup":
      return t(event.removed ? "web-removed" : "web-got-up", { name: event.name || who(event.seat) });
    case "botsat":
      return t("web-bot-sat", { name: who(event.seat), bot: botName(event.bot) });
    case "renamed":
      return t("web-renamed", { seat: event.seat + 1, name: event.name });
    case "covered":
      return t("web-covered", { name: who(event.seat) });
    case "returned":
      return t("web-returned", { name: who(event.seat) });
    case "hosts":
      return t("web-hosts", { name: who(event.seat) });
    case "overdue":
      return t("web-overdue", { name: who(event.seat) });
    case "muted":
      return t(event.muted ? "company-muted" : "company-unmuted", { name: who(event.seat) });
    case "wantsagain":
      return t("web-told-again", { name: who(event.seat) });
    case "said":
      return t("web-said", { name: who(event.seat), text: event.text });
    case "emoted":
      return t("web-emoted", { name: who(event.seat), emote: emoteName(event.emote) });
    default:
      return "";
  }
}

function drew(event: Extract<TableEvent, { is: "drew" }>, company: Company): string {
  const name = company.nameOf(event.seat);
  if (event.pile < 0) return t("table-drew", { name });
  const card = cardName(event.card ?? "?");
  if (event.pile === company.you) return t("web-drew-yours", { name, card });
  if (event.pile === event.seat) return t("web-drew-own", { name, card });
  return t("table-drew-from", { name, card, owner: company.nameOf(event.pile) });
}

function tookShown(event: Extract<TableEvent, { is: "tookshown" }>, company: Company): string {
  const name = company.nameOf(event.seat);
  if (event.whom === null || event.card === null) return t("table-taken-none", { name });
  const card = cardName(event.card);
  if (event.whom !== company.you) return t("table-taken", { name, card, owner: company.nameOf(event.whom) });
  const lost = t("web-taken-yours", { name, card });
  return event.drawn ? `${lost} ${t("table-you-drew", { card: cardName(event.drawn) })}` : lost;
}

function swapped(event: Extract<TableEvent, { is: "swapped" }>, company: Company): string {
  const cards = { count: event.cards.length, cards: cardNames(event.cards) };
  if (event.seat !== company.you) return t("table-swaps", { name: company.nameOf(event.seat), ...cards });
  const gone = t("table-you-swap", cards);
  return event.drawn.length ? `${gone} ${t("table-you-drew", { card: cardNames(event.drawn) })}` : gone;
}

function roundEnded(event: Extract<TableEvent, { is: "roundended" }>, company: Company): string {
  if (event.out === null) return t("web-round-over", { round: event.round });
  return event.out === company.you
    ? t("table-you-end-round", { round: event.round })
    : t("table-round-over", { name: company.nameOf(event.out), round: event.round });
}

function dealt(event: Extract<TableEvent, { is: "dealt" }>, company: Company): string {
  const deals =
    event.dealer === company.you ? t("table-you-deal") : t("table-dealer", { name: company.nameOf(event.dealer) });
  const starts =
    event.starts === company.you ? t("web-you-start") : t("table-starts", { name: company.nameOf(event.starts) });
  return labelled(t("table-round", { round: event.round }), `${deals} ${starts}`);
}

/** Why it is not one's turn: a skip card, or others come first in this round. */
export function whyWait(wait: NonNullable<Wait>, toAct: number, company: Company): string {
  const name = company.nameOf(toAct);
  if (wait.is === "first") {
    return wait.before === toAct ? t("web-wait-next", { name }) : t("web-wait-first", { name, before: company.nameOf(wait.before) });
  }
  if (wait.by < 0) return t(wait.is === "missed" ? "table-you-miss" : "web-will-miss");
  return t(wait.is === "missed" ? "web-skipped-now" : "web-skipped-next", { name: company.nameOf(wait.by) });
}

/** The same of the seats of a device that is passed round, by their names; empty where nobody waits for a reason. */
export function whyTheyWait(game: GameSeen, seats: readonly number[], log: readonly Told[], company: Company): string {
  const said = seats.flatMap((seat) => {
    const wait = seat === game.to_act ? null : waitOf(game, seat, log);
    const name = company.nameOf(seat);
    if (wait?.is === "first") return wait.before === game.to_act && has("company-then") ? [t("company-then", { name })] : [];
    if (!wait) return [];
    const by = wait.by < 0 ? [] : [t("table-skips", { name: company.nameOf(wait.by), victim: name })];
    if (wait.is === "missed") return [...by, t("table-misses", { name })];
    return by.length ? by : [`${labelled(name, t("table-skipped"))}.`];
  });
  return said.join(" ");
}

/** That a seat has not had a turn yet. */
export function noTurn(seat: number, company: Company): string {
  return seat === company.you ? t("web-no-turn-yours") : t("web-no-turn-yet", { name: company.nameOf(seat) });
}

/** How one climbed when a round ended. */
export function climbed(seat: number, before: number, after: number, company: Company): string {
  const you = seat === company.you;
  if (after > before) {
    return you
      ? t("table-you-climb", { level: after })
      : t("table-climbs", { name: company.nameOf(seat), level: after });
  }
  return you ? t("table-you-stay", { level: after }) : t("table-stays", { name: company.nameOf(seat), level: after });
}

function meldNames(melds: readonly Meld[]): string {
  return melds.map(meldName).join(", ");
}

function onto(event: Extract<TableEvent, { is: "laidoff" }>, meld: Meld | undefined, company: Company): string {
  if (meld) return meldName(meld);
  return event.onto === company.you ? t("web-yours-meld") : t("web-meld-of", { name: company.nameOf(event.onto) });
}

export function emoteName(emote: string): string {
  return has(`web-emote-${emote}`) ? t(`web-emote-${emote}`) : emote;
}
