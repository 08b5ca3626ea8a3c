/** Everything the page says, in the reader's language; the sentences are shared with Python. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { recall, remember } from "../state/memory";

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
export type Values = Record<string, string | number>;

const LONGEST_NUMBER = 9; // longer digits are seeds and the like, to be shown as they are
const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  nl: () => import("virtual:words/nl"),
  it: () => import("virtual:words/it"),
};
const bundles = new SvelteMap<Language, FluentBundle>();
const now = $state<{ language: Language }>({ language: "en" });

/** Our language in a tag such as de or de-AT. */
export function known(tag: string): Language | undefined {
  const wanted = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === wanted);
}

/** The language chosen last, or else the first of the browser's that is ours. */
export function firstLanguage(): Language {
  const wanted = [recall("language") ?? "", ...navigator.languages];
  return wanted.map(known).find((language) => language !== undefined) ?? "en";
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
  if (!bundles.has(wanted)) {
    const text = (await texts[wanted]()).default;
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(wanted, bundle);
  }
  now.language = wanted;
  document.documentElement.lang = wanted;
  if (chosen) remember("language", wanted);
}

/** Whether there is a sentence of this name. */
export function has(id: string): boolean {
  return bundles.get(now.language)?.hasMessage(id) ?? false;
}

/** A sentence with its values filled in; its name where nobody wrote it. */
export function t(id: string, values: Values = {}): string {
  const bundle = bundles.get(now.language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, countable(value)]));
  // With a place for errors a value that is missing shows as a gap, instead of taking the page down.
  return bundle.formatPattern(pattern, given, []);
}

/** A number where one is meant, so that plurals work; never grouped, as Python and browsers differ there. */
function countable(value: string | number): string | FluentNumber {
  if (typeof value === "string") {
    const isNumber = /^(0|[1-9]\d*)$/.test(value) && value.length <= LONGEST_NUMBER;
    return isNumber ? countable(Number(value)) : value;
  }
  return new FluentNumber(value, { useGrouping: false });
}
