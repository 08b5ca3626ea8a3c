/** What happened at a table, as sentences: for the log, and for those who listen to the page. */
import type { Happened, Meld } from "../wire";
import { botName, cardName, cardNames, meldName } from "./names";
import { has, t } from "./words.svelte";

/** Who sits where, as the reader would say it; `you` is the reader's seat, where there is exactly one. */
export interface Company {
  you: number | null;
  nameOf(seat: number): string;
}

/** A deed with the combination that it grew, as it was then. */
export interface Told {
  deed: Happened;
  meld?: Meld | undefined;
}

/** The sentence for a deed; empty where there is nothing to tell. */
export function sentence(told: Told, company: Company): string {
  const { deed } = told;
  switch (deed.is) {
    case "roundended":
      return roundEnded(deed, company);
    case "dealt":
      return dealt(deed, company);
    case "reshuffled":
      return t("table-reshuffled");
    case "gathered":
      return t("web-told-gathered", { number: deed.number });
    default:
      return deed.seat === company.you ? yours(told, company) : theirs(told, company);
  }
}

function yours({ deed, meld }: Told, company: Company): string {
  const name = company.nameOf;
  switch (deed.is) {
    case "drew":
      if (deed.card === null) return t("web-you-drew-hidden");
      if (deed.pile < 0) return t("table-you-drew", { card: cardName(deed.card) });
      return deed.pile === company.you
        ? t("web-you-drew-own", { card: cardName(deed.card) })
        : t("table-you-drew-from", { card: cardName(deed.card), owner: name(deed.pile) });
    case "drewnothing":
      return t("web-you-drew-nothing");
    case "laiddown":
      return t("table-you-lay-down", { level: deed.level, melds: meldNames(deed.melds) });
    case "laidoff":
      return t("table-you-lay-off", { card: cardName(deed.card), meld: onto(deed, meld, company) });
    case "discarded":
      return t("table-you-discard", { card: cardName(deed.card) });
    case "skipped":
      return deed.whom === null
        ? t("table-you-discard", { card: cardName("S") })
        : t("table-you-skip", { name: name(deed.whom) });
    case "playedtake":
      return t("table-you-take");
    case "showed":
      return t("table-you-show", { cards: cardNames(deed.cards) });
    case "tookshown":
      return deed.card === null || deed.whom === null
        ? t("table-you-taken-none")
        : t("table-you-taken", { card: cardName(deed.card), owner: name(deed.whom) });
    case "swapped":
      return swapped(deed, company);
    case "playedkeep":
      return t("table-you-keep");
    case "carried":
      return deed.cards?.length
        ? t("table-you-carry", { cards: cardNames(deed.cards) })
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
    case "emoted":
      return has(`web-own-emote-${deed.emote}`) ? t(`web-own-emote-${deed.emote}`) : theirs({ deed }, company);
    case "covered":
    case "returned":
    case "satdown":
    case "renamed":
      return "";
    default:
      return theirs({ deed }, company);
  }
}

function theirs({ deed, meld }: Told, company: Company): string {
  const who = (seat: number): string => company.nameOf(seat);
  switch (deed.is) {
    case "drew":
      return drew(deed, company);
    case "drewnothing":
      return t("table-drew-nothing", { name: who(deed.seat) });
    case "laiddown":
      return t("table-lays-down", { name: who(deed.seat), level: deed.level, melds: meldNames(deed.melds) });
    case "laidoff":
      return t("table-lays-off", {
        name: who(deed.seat),
        card: cardName(deed.card),
        meld: onto(deed, meld, company),
      });
    case "discarded":
      return t("table-discards", { name: who(deed.seat), card: cardName(deed.card) });
    case "skipped":
      if (deed.whom === null) return t("table-discards", { name: who(deed.seat), card: cardName("S") });
      return deed.whom === company.you
        ? t("web-skips-you", { name: who(deed.seat) })
        : t("table-skips", { name: who(deed.seat), victim: who(deed.whom) });
    case "playedtake":
      return t("table-takes", { name: who(deed.seat) });
    case "showed":
      return t("table-shows", { name: who(deed.seat), cards: cardNames(deed.cards) });
    case "tookshown":
      return tookShown(deed, company);
    case "swapped":
      return swapped(deed, company);
    case "playedkeep":
      return t("table-keeps-card", { name: who(deed.seat) });
    case "carried":
      return t("table-carries", { name: who(deed.seat) });
    case "missedturn":
      return t("table-misses", { name: who(deed.seat) });
    case "won":
      return t("table-winner", { name: who(deed.seat) });
    case "undid":
      return t("web-undid", { name: who(deed.seat) });
    case "satdown":
      return t("web-sat-down", { name: deed.name || who(deed.seat) });
    case "gotup":
      return t(deed.removed ? "web-removed" : "web-got-up", { name: deed.name || who(deed.seat) });
    case "botsat":
      return t("web-bot-sat", { name: who(deed.seat), bot: botName(deed.bot) });
    case "renamed":
      return t("web-renamed", { seat: deed.seat + 1, name: deed.name });
    case "covered":
      return t("web-covered", { name: who(deed.seat) });
    case "returned":
      return t("web-returned", { name: who(deed.seat) });
    case "hosts":
      return t("web-hosts", { name: who(deed.seat) });
    case "overdue":
      return t("web-overdue", { name: who(deed.seat) });
    case "said":
      return t("web-said", { name: who(deed.seat), text: deed.text });
    case "emoted":
      return t("web-emoted", { name: who(deed.seat), emote: emoteName(deed.emote) });
    default:
      return "";
  }
}

function drew(deed: Extract<Happened, { is: "drew" }>, company: Company): string {
  const name = company.nameOf(deed.seat);
  if (deed.pile < 0) return t("table-drew", { name });
  const card = cardName(deed.card ?? "?");
  if (deed.pile === company.you) return t("web-drew-yours", { name, card });
  if (deed.pile === deed.seat) return t("web-drew-own", { name, card });
  return t("table-drew-from", { name, card, owner: company.nameOf(deed.pile) });
}

function tookShown(deed: Extract<Happened, { is: "tookshown" }>, company: Company): string {
  const name = company.nameOf(deed.seat);
  if (deed.whom === null || deed.card === null) return t("table-taken-none", { name });
  const card = cardName(deed.card);
  if (deed.whom !== company.you) return t("table-taken", { name, card, owner: company.nameOf(deed.whom) });
  const lost = t("web-taken-yours", { name, card });
  return deed.drawn ? `${lost} ${t("table-you-drew", { card: cardName(deed.drawn) })}` : lost;
}

function swapped(deed: Extract<Happened, { is: "swapped" }>, company: Company): string {
  const cards = { count: deed.cards.length, cards: cardNames(deed.cards) };
  if (deed.seat !== company.you) return t("table-swaps", { name: company.nameOf(deed.seat), ...cards });
  const gone = t("table-you-swap", cards);
  return deed.drawn.length ? `${gone} ${t("table-you-drew", { card: cardNames(deed.drawn) })}` : gone;
}

function roundEnded(deed: Extract<Happened, { is: "roundended" }>, company: Company): string {
  if (deed.out === null) return t("web-round-over", { round: deed.round });
  return deed.out === company.you
    ? t("table-you-end-round", { round: deed.round })
    : t("table-round-over", { name: company.nameOf(deed.out), round: deed.round });
}

function dealt(deed: Extract<Happened, { is: "dealt" }>, company: Company): string {
  const deals =
    deed.dealer === company.you ? t("table-you-deal") : t("table-dealer", { name: company.nameOf(deed.dealer) });
  const starts =
    deed.starts === company.you ? t("web-you-start") : t("table-starts", { name: company.nameOf(deed.starts) });
  return `${t("table-round", { round: deed.round })}: ${deals} ${starts}`;
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

function onto(deed: Extract<Happened, { is: "laidoff" }>, meld: Meld | undefined, company: Company): string {
  if (meld) return meldName(meld);
  return deed.onto === company.you ? t("web-yours-meld") : t("web-meld-of", { name: company.nameOf(deed.onto) });
}

export function emoteName(emote: string): string {
  return has(`web-emote-${emote}`) ? t(`web-emote-${emote}`) : emote;
}
