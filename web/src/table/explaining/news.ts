/** What has appeared on the table and may be new to whoever plays here: each is explained once. */
import { faceOf } from "../../ground/face";
import { recall, remember } from "../../ground/memory";
import { t } from "../../words/words.svelte";
import type { Explained } from "./explaining";
import type { Play } from "../playing/play.svelte";

const KEY = "met";

export interface News {
  what: string;
  /** where it is, as a selector */
  at: string;
  /** what is said of it, where nothing that lies there says it */
  told?: Explained;
}

function met(): string[] {
  return (recall(KEY) ?? "").split(" ").filter(Boolean);
}

/** From now on these are known on this device. */
export function meet(...known: string[]): void {
  remember(KEY, [...new Set([...met(), ...known])].join(" "));
}

/** What happens at times other than one's turns. */
function beside({ table, may }: Play): News | undefined {
  const news = (what: string, at: string, title: string): News => ({ what, at, told: { title, text: t(`explain-new-${what}`) } });
  if (table.pause && table.resting) {
    return news("round-end", '[data-testid="round-end"]', t("web-round-over", { round: table.pause.result.round }));
  }
  if (may?.asks === "carry") return news("carry", '[data-testid="hand"]', t("web-choose-kept"));
  if (may?.asks === "show") return news("show", '[data-testid="hand"]', t("web-shown"));
  return undefined;
}

/** What is there, the most pressing first. */
function there(play: Play): News[] {
  const { may } = play;
  const now = beside(play);
  if (now) return [now];
  if (!may) return [];
  const found: News[] = [];
  if (may.asks === "draw") found.push({ what: "draw", at: '[data-testid="pile--1"]' });
  if (may.asks !== "play" && may.asks !== "lay-off") return found;
  if (may.ways.length) found.push({ what: "ways", at: '[data-testid="lay-down"]' });
  const onto = may.lay_off[0];
  if (onto) found.push({ what: "add", at: `[data-testid="meld-${onto.seat}-${onto.meld}"]` });
  for (const { card } of play.hand) {
    const face = faceOf(card);
    const what = face.kind === "joker" && face.range ? "joker-range" : face.kind;
    if (what !== "number") found.push({ what, at: `[data-testid="hand"] [data-testid="card-${card}"]` });
  }
  for (const what of ["skip", "keep"]) found.push({ what: `${what}-lies`, at: `[data-what^="${what}:"]` });
  return found;
}

/** The first thing that was never explained here, if it can be seen. */
export function newsOf(play: Play): News | undefined {
  const known = met();
  return there(play).find(({ what, at }) => !known.includes(what) && document.querySelector(at)?.checkVisibility());
}
