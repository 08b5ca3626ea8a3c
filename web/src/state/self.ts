/** Who one is at a table: a face and a name, offered until one has chosen. */
import { ANIMALS, type Animal } from "../drawings/animals";
import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** for whoever has no face yet: the same until the page is left */
const FIRST = Math.floor(Math.random() * ANIMALS.length);

/** One's own face, or one that nobody has. */
export function offeredFace(taken: readonly (Animal | null)[] = []): Animal {
  const some = [...ANIMALS.slice(FIRST), ...ANIMALS.slice(0, FIRST)];
  const wanted = settings.face ? [settings.face, ...some] : some;
  return wanted.find((animal) => !taken.includes(animal)) ?? "cat";
}

/** One's own name, or what an animal is called in the reader's language. */
export function offeredName(face: Animal): string {
  return settings.name || t(`web-name-${face}`);
}
