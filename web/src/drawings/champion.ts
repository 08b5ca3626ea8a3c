/** An animal on the summit, arms up, with a medal: SVG markup for a field from (-12, -8) to (112, 130). */
import { COATS, GROUNDS, head, type Animal } from "./animals";

export const FIELD = "-12 -8 124 138";

export function champion(animal: Animal, snow = "var(--snow)"): string {
  const coat = COATS[animal];
  const paw = (x: number): string => `<circle cx="${x}" cy="67" r="8" fill="${GROUNDS[animal]}"/>`;
  return `<path d="M20 108 3 70M80 108 97 70" stroke="${coat}" stroke-width="14" stroke-linecap="round"/>${paw(2)}${paw(98)}<path d="M14 122C14 98 30 84 50 84C70 84 86 98 86 122Z" fill="${coat}"/><path d="M34 88 50 108 66 88" stroke="#D8343F" stroke-width="5" fill="none"/>${head(animal, "happy")}<circle cx="50" cy="109" r="9.5" fill="#F3B33D" stroke="#B87A0E" stroke-width="2.5"/><path d="M50 103.800 51.700 107.300 55.500 107.800 52.700 110.500 53.400 114.300 50 112.500 46.600 114.300 47.300 110.500 44.500 107.800 48.300 107.300Z" fill="#FFF3CF"/><ellipse cx="50" cy="123" rx="46" ry="6" fill="${snow}"/>`;
}
