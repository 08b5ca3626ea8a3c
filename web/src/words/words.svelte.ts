/** Everything the page says, in the reader's language; the sentences are shared with Python. */
import { SvelteMap } from "svelte/reactivity";
import texts from "virtual:words";
import { house } from "../ground/house";
import { recall, remember } from "../ground/memory";
import { Speech, type Values } from "./speech";

export const LANGUAGES = ["en", "de", "fr", "nl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const ENDONYMS: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  it: "Italiano",
};
export type { Values };
/** Those that the house offers. */
export const OFFERED = LANGUAGES.filter((each) => !house.languages.length || house.languages.includes(each));
/** Sentences that the first page and the table do without: what explains, and what refusals and hints say. */
export type Group = "guide" | "explain" | "lesson" | "company" | "own" | "refusals" | "review" | "again" | "habits" | "scene" | "manner" | "trace" | "puzzle" | "sheet";

const speeches = new SvelteMap<Language, Speech>();
/** `heard` counts what was fetched, so that a sentence shown too early is shown again. */
const now = $state<{ language: Language; heard: number }>({ language: "en", heard: 0 });
const spoken = new Set<string>(["first"]);
const fetched = new Map<string, Promise<void>>();
const learned = new Set<string>();

/** Our language in a tag such as de or de-AT. */
export function known(tag: string): Language | undefined {
  const wanted = tag.toLowerCase().split(/[-_]/)[0];
  return OFFERED.find((language) => language === wanted);
}

/** The language chosen last, or else the first of the browser's that is ours. */
export function firstLanguage(): Language {
  const wanted = [recall("language") ?? "", ...navigator.languages];
  return wanted.map(known).find((language) => language !== undefined) ?? OFFERED[0] ?? "en";
}

export function language(): Language {
  return now.language;
}

/** The language with the reader's region, where the browser tells it: how the time is written hangs on that. */
export function locale(): string {
  return navigator.languages.find((tag) => known(tag) === now.language) ?? now.language;
}

/** Speak a language from now on; everything on the page changes with it. */
export async function speak(wanted: Language, chosen = false): Promise<void> {
  await Promise.all([...spoken].map((group) => bring(wanted, group)));
  now.language = wanted;
  document.documentElement.lang = wanted;
  if (chosen) remember("language", wanted);
}

/** From now on speak a group of sentences, too. */
export async function speakMore(group: Group | "here" | "myself"): Promise<void> {
  spoken.add(group);
  await bring(now.language, group);
}

/** Whether a group of sentences can be spoken now. */
export function speaks(group: Group | "here" | "myself"): boolean {
  void now.heard;
  return learned.has(`${now.language}/${group}`);
}

/** Fetch a group of sentences, once; after a failure it can be asked for again. */
function bring(wanted: Language, group: string): Promise<void> {
  const name = `${wanted}/${group}`;
  const there = fetched.get(name) ?? learn(wanted, name);
  fetched.set(name, there);
  there.catch(() => fetched.delete(name));
  return there;
}

async function learn(wanted: Language, name: string): Promise<void> {
  const text = (await texts[name]?.())?.default ?? "";
  const speech = speeches.get(wanted) ?? new Speech(wanted);
  speech.learn(text);
  speeches.set(wanted, speech);
  learned.add(name);
  now.heard += 1;
}

/** The texts of some groups, in the language spoken now: for whoever speaks elsewhere. */
export async function textsOf(groups: readonly string[]): Promise<string[]> {
  return Promise.all(groups.map(async (group) => (await texts[`${now.language}/${group}`]?.())?.default ?? ""));
}

/** Whether there is a sentence of this name. */
export function has(id: string): boolean {
  void now.heard;
  return speeches.get(now.language)?.has(id) ?? false;
}

/** A sentence with its values filled in; its name where nobody wrote it. */
export function t(id: string, values: Values = {}): string {
  void now.heard;
  return speeches.get(now.language)?.say(id, values) ?? id;
}
