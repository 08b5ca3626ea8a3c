/** What a thing on the table is, in words: whatever part of the page somebody asks about. */
import { faceOf, isColour, COLOUR_NAMES } from "../../ground/face";
import type { TableState } from "../../state/table.svelte";
import type { Part } from "../../ground/wire";
import { cardName, labelled, levelName, meldName } from "../../words/names";
import { has, t } from "../../words/words.svelte";
import type { Play } from "../playing/play.svelte";

export interface Explained {
  title: string;
  text: string;
}

/** The nearest thing around `target` that can be explained; `undefined` where there is none. */
export function thingAt(target: EventTarget | null, play: Play): HTMLElement | undefined {
  let element = target instanceof Element ? target.closest<HTMLElement>("[data-what], [data-at], [data-testid]") : null;
  for (; element; element = element.parentElement?.closest<HTMLElement>("[data-what], [data-at], [data-testid]") ?? null) {
    if (element.dataset.what ?? element.dataset.at) return element;
    if (has(doing(element.dataset.testid ?? "", play))) return element;
  }
  return undefined;
}

/** What `thing` is; `at` is what was touched inside it, such as one card of a combination. */
export function explanationOf(thing: HTMLElement, at: Element, play: Play): Explained | undefined {
  const [kind = "", first = "", second = "", third = ""] = (thing.dataset.what ?? thing.dataset.at ?? "").split(":");
  const { table } = play;
  switch (kind) {
    case "":
      return { title: nameOf(thing), text: t(doing(thing.dataset.testid ?? "", play)) };
    case "hand":
      return card(play.cardAt(first) ?? "?");
    case "preview":
      return { title: t("web-complete"), text: t("explain-preview") };
    case "shown":
      return card(second);
    case "pile":
      return pile(Number(first), play, nameOf(thing));
    case "meld":
      return meld(Number(first), Number(second), at, play);
    case "part":
      return part({ kind: first as Part["kind"], size: Number(second) }, third === "" ? null : Number(third), table);
    case "seat":
      return seat(Number(first), play);
    case "skip":
    case "keep":
    case "dealer":
      return lying(kind, Number(first), table);
    case "ladder":
      return { title: t("web-ladder"), text: t("explain-ladder") };
    default:
      return undefined;
  }
}

function nameOf(thing: HTMLElement): string {
  return thing.getAttribute("aria-label") ?? (thing.closest("label")?.firstElementChild ?? thing).textContent.trim();
}

/** The sentence for a button: what one button does can hang on the card that is chosen, or on what is asked. */
function doing(button: string, play: Play): string {
  if (button === "advised") return "explain-do-do-hint";
  if (button === "play-special") return `explain-${faceOf(play.chosenCard ?? "?").kind}`;
  if (button === "confirm") return play.swapping ? "explain-swap" : `explain-do-confirm-${play.may?.asks}`;
  return `explain-do-${button.replace(/-\d+$/, "")}`;
}

function all(...sentences: (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}

function card(face: string): Explained {
  const { kind, ...more } = faceOf(face);
  if (kind === "joker" && "range" in more && more.range) {
    const [low, high] = more.range;
    return { title: cardName(face), text: t("explain-joker-range", { low, high }) };
  }
  const special = !["number", "joker", "unseen"].includes(kind);
  return { title: cardName(face), text: all(t(`explain-${kind}`), special && t("explain-any-card")) };
}

function pile(at: number, play: Play, title: string): Explained {
  const own = at === play.table.seat;
  const what = at < 0 ? t("explain-draw-pile") : own ? t("explain-own-pile") : t("explain-pile-of", { name: play.table.nameOf(at) });
  return { title, text: all(what, play.mayDraw(at) && t("explain-may-draw")) };
}

function meld(of: number, index: number, at: Element, play: Play): Explained | undefined {
  const laid = play.table.seen?.game?.places[of]?.display[index];
  if (!laid) return undefined;
  const nth = Number(at.closest<HTMLElement>("[data-nth]")?.dataset.nth ?? -1);
  const [touched = "", stands = ""] = [laid.cards[nth], laid.stands[nth]];
  if (touched.startsWith("J")) {
    const what = isColour(stands) ? t(`colour-${COLOUR_NAMES[stands]}`) : stands;
    return { title: cardName(touched), text: t("explain-joker-laid", { what }) };
  }
  const lit = play.offs.some((onto) => onto.seat === of && onto.meld === index);
  return {
    title: meldName(laid),
    text: all(
      t(`explain-${laid.kind}`),
      laid.kind === "run" && laid.fits.length > 0 && t("explain-fits", { fits: laid.fits.join(", ") }),
      lit ? t("explain-lit") : t("explain-add"),
    ),
  };
}

/** A part of a level; of one's own, by its `index` in the plan, also what is there and what is missing. */
function part(asked: Part, index: number | null, table: TableState): Explained {
  return { title: levelName([asked]), text: all(t(`explain-${asked.kind}`), index !== null && planned(asked, index, table)) };
}

function planned(asked: Part, index: number, table: TableState): string {
  const plan = table.seen?.game?.plan[index];
  if (!plan) return "";
  const have = plan.cards.filter((each) => each !== "?").length;
  const missing = plan.kind === "colour" ? [] : plan.stands.filter((_, at) => plan.cards[at] === "?");
  return all(
    have === asked.size ? t("explain-part-ready") : t("explain-part-have", { have, size: asked.size }),
    missing.length > 0 && t("explain-part-missing", { missing: missing.join(", ") }),
  );
}

/** What their slots say to a mouse: of one's own level the parts that are not complete, of another's what the parts are. */
function partsOf(parts: readonly Part[], own: boolean, table: TableState): string {
  if (!own) return all(...new Set(parts.map(({ kind }) => t(`explain-${kind}`))));
  const lacking = parts.filter((_, index) => table.seen?.game?.plan[index]?.cards.includes("?"));
  const told = lacking.map((each) => capital(labelled(levelName([each]), planned(each, parts.indexOf(each), table))));
  return told.length || !table.seen?.game?.plan.length ? all(...told) : t("explain-part-ready");
}

function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** Somebody at the table, with everything that lies in front of them. */
function seat(at: number, play: Play): Explained {
  const { table } = play;
  const game = table.seen?.game;
  const place = game?.places[at];
  const level = table.seen?.table.ladder[(place?.level ?? 1) - 1];
  const title = labelled(table.nameOf(at), t("level-number", { number: place?.level ?? 1 }));
  const collects = level && `${capital(t("explain-collects", { level: levelName(level.parts) }))}.`;
  return {
    title,
    text: all(
      place?.laid ? t("explain-laid") : collects,
      !place?.laid && partsOf(level?.parts ?? [], table.mine.includes(at), table),
      place?.skipped && lying("skip", at, table).text,
      place?.keeps !== undefined && place.keeps > 0 && lying("keep", at, table).text,
      game?.dealer === at && lying("dealer", at, table).text,
      !table.mine.includes(at) && t("explain-look"),
    ),
  };
}

function lying(kind: "skip" | "keep" | "dealer", at: number, table: TableState): Explained {
  const name = table.nameOf(at);
  if (kind === "skip") return { title: t("card-skip"), text: t("explain-skipped", { name }) };
  if (kind === "dealer") return { title: t("web-dealer"), text: t("explain-dealer", { name }) };
  const count = table.seen?.game?.places[at]?.extra ?? 0;
  return { title: t("card-keep"), text: t("explain-kept", { name, count }) };
}
