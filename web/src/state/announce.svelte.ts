/** What is told to those who listen to the page: one polite region, filled sentence by sentence. */
import { untrack } from "svelte";

export const announcements = $state<{ lines: { key: number; text: string; at: number }[] }>({ lines: [] });
let key = 0;

const KEPT = 8;

/** Take back what was said: the next one with the device is not to hear of another's hand. */
export function hush(): void {
  announcements.lines = [];
}

export function announce(text: string): void {
  if (!text) return;
  key += 1;
  // Whoever announces something does not hang on what was announced before.
  const before = untrack(() => announcements.lines);
  announcements.lines = [...before.slice(1 - KEPT), { key, text, at: Date.now() }];
}
