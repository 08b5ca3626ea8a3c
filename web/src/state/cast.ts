/** Who is who at a table: an animal for every seat, and a name for every bot, by its strength and its seat. */
import { ANIMALS, type Animal } from "../drawings/animals";
import type { Sitter } from "../wire";

export interface Character {
  animal: Animal;
  /** a bot's own name; people have theirs, or none */
  name: string;
}

/** The characters of each strength, the most typical first. No name belongs to two strengths. */
const BOTS: Record<string, readonly (readonly [Animal, string])[]> = {
  novice: [
    ["rabbit", "Romy"], ["hamster", "Hugo"], ["penguin", "Pip"], ["bear", "Benno"],
    ["cat", "Minka"], ["fox", "Fips"], ["raccoon", "Rico"], ["owl", "Ulla"],
  ],
  steady: [
    ["fox", "Fritzi"], ["bear", "Bruno"], ["penguin", "Pepe"], ["cat", "Mimi"],
    ["hamster", "Hanna"], ["rabbit", "Rosa"], ["raccoon", "Ringo"], ["owl", "Otto"],
  ],
  expert: [
    ["owl", "Olga"], ["raccoon", "Rocco"], ["cat", "Kira"], ["fox", "Felix"],
    ["bear", "Bela"], ["penguin", "Paula"], ["rabbit", "Ronja"], ["hamster", "Hedda"],
  ],
};
const UNNAMED: Animal = "cat";

type Seated = Pick<Sitter, "kind" | "name" | "bot">;

/** Everybody's character, by seat. No animal sits twice: people choose first, in the order of their seats. */
export function castOf(sitters: readonly Seated[]): Character[] {
  const cast: Character[] = sitters.map(() => ({ animal: UNNAMED, name: "" }));
  const taken = new Set<Animal>();
  const seat = (at: number, wanted: readonly (readonly [Animal, string])[]): void => {
    const [animal, name] = wanted.find(([each]) => !taken.has(each)) ?? [UNNAMED, ""];
    taken.add(animal);
    cast[at] = { animal, name };
  };
  sitters.forEach((sitter, at) => {
    if (sitter.kind === "person") seat(at, animalsFrom(animalOf(sitter.name)));
  });
  sitters.forEach((sitter, at) => {
    if (sitter.kind === "bot") seat(at, BOTS[sitter.bot] ?? animalsFrom("hamster"));
  });
  return cast;
}

/** The animal that a name leads to, the same at every table. */
function animalOf(name: string): Animal {
  if (!name) return UNNAMED;
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ANIMALS[sum % ANIMALS.length] ?? UNNAMED;
}

/** All animals, none with a name, beginning with one of them. */
function animalsFrom(first: Animal): (readonly [Animal, string])[] {
  const at = ANIMALS.indexOf(first);
  return [...ANIMALS.slice(at), ...ANIMALS.slice(0, at)].map((animal) => [animal, ""]);
}
