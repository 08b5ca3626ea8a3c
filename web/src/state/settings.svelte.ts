/** How this browser likes to play; kept between visits. */
import { recall, remember } from "./memory";
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
  name: string;
}

const usual: Settings = { theme: "auto", motion: "auto", speed: "calm", pace: "calm", sort: "number", keys: true, name: "" };

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
  return settings.speed === "quick" ? 130 : 260;
}

/** Put theme and motion onto the page. */
export function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "auto" ? wants.dark.matches : settings.theme === "dark";
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion;
}

wants.dark.addEventListener("change", show);
