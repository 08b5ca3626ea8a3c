/** Where one goes on with keys, when what was pressed has gone with a change. */
import { tick } from "svelte";

/** Focus what now has a place among its like, or the last of them; without any, what stands in for them. */
export async function goOnAt(within: Element | null | undefined, like: string, place: number, otherwise = ""): Promise<void> {
  await tick();
  const left = within?.querySelectorAll<HTMLElement>(like) ?? [];
  const next = left[Math.min(place, left.length - 1)] ?? (otherwise ? within?.querySelector<HTMLElement>(otherwise) : null);
  next?.focus();
}
