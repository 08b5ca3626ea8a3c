/** What this browser remembers between visits; everything works where it may not remember. */
const PREFIX = "level8-";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
