/** How this browser likes to play; kept between visits. */
import type { Animal } from "../drawings/animals";
import { recall, remember } from "../ground/memory";
import type { Pace } from "./pace";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";
export type Speed = "calm" | "quick";
export type Sort = "number" | "colour" | "hand";

interface Settings {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  /** how fast the moves of the others follow each other */
  pace: Pace;
  sort: Sort;
  /** single letters as shortcuts */
  keys: boolean;
  /** sounds, and where the device can, a shake */
  sound: boolean;
  /** after a move, what would have been clearly better: at tables without other people; null: where one tries things */
  coach: boolean | null;
  /** a notice of the system when it is one's turn and the page is in the background */
  notify: boolean;
  /** what is new on the table is explained, once */
  notes: boolean;
  name: string;
  /** empty until one has chosen */
  face: Animal | "";
}

const usual: Settings = {
  theme: "auto",
  motion: "auto",
  speed: "calm",
  pace: "calm",
  sort: "number",
  keys: true,
  sound: false,
  coach: null,
  notify: false,
  notes: true,
  name: "",
  face: "",
};

function load(): Settings {
  try {
    return { ...usual, ...(JSON.parse(recall("settings") ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...usual };
  }
}

export const settings: Settings = $state(load());

/** Whether the system asks for less motion, or for a dark page. */
const wants = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  still: matchMedia("(prefers-reduced-motion: reduce)"),
};

export function change<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  remember("settings", JSON.stringify(settings));
  show();
}

/** How long a card travels, in milliseconds; 0 where nothing should move. */
export function travelTime(): number {
  if (settings.motion === "off" || wants.still.matches) return 0;
  return settings.speed === "quick" ? 160 : 320;
}

/** How long the deal of a round is seen, in milliseconds; 0 where it is there at once. */
export function dealTime(): number {
  return settings.pace === "once" ? 0 : travelTime() * 9;
}

/** Put theme and motion onto the page. */
export function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "auto" ? wants.dark.matches : settings.theme === "dark";
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion;
}

wants.dark.addEventListener("change", show);
