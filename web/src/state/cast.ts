/** Who is who at a table, as the server tells it: the animal and the name of every seat. */
import type { Animal } from "../drawings/animals";
import type { Sitter } from "../ground/wire";

export interface Character {
  animal: Animal;
  /** empty for people without one */
  name: string;
}

const NOBODY: Animal = "cat";

export function castOf(sitters: readonly Pick<Sitter, "face" | "name">[]): Character[] {
  return sitters.map(({ face, name }) => ({ animal: face ?? NOBODY, name }));
}
