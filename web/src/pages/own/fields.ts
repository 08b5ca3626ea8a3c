/** The fields of an edition as this page changes them; what may stand in them, the server says. */
import type { EditionFields, Fault, Part } from "../../ground/wire";

export const KINDS: readonly Part["kind"][] = ["run", "set", "colour"];
const MOST = 999;
/** Mixes with the cards of Master, as they are offered with Modern. */
export const MASTER_MIXES = [
  { name: "specials", add: "master", cards: "specials" },
  { name: "master", add: "master", cards: "all" },
] as const;

/** The parts of a level in notation; none where it says nothing that could be drawn. */
export function partsOf(asks: string): Part[] {
  const found = asks.split(" + ").map((text) => /^(run|set|colour) (\d+)$/.exec(text));
  return found.flatMap((part) => (part ? [{ kind: part[1] as Part["kind"], size: Number(part[2]) }] : []));
}

export function asksOf(parts: readonly Part[]): string {
  return parts.map((part) => `${part.kind} ${part.size}`).join(" + ");
}

/** A number as it was typed: whole, and nothing the wire would not take. */
export function whole(typed: number): number {
  return Math.min(MOST, Math.max(0, Math.round(typed) || 0));
}

const SPELT: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", Æ: "Ae", Œ: "Oe", Ø: "O" };

/** A name as the file may have it: letters without accents, digits, and a hyphen for whatever lies between them. */
export function plainName(typed: string): string {
  const letters = typed.normalize("NFD").replace(/[\p{M}'’]/gu, "").replace(/[ßæœøÆŒØ]/g, (each) => SPELT[each] ?? "");
  return letters.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-/, "").slice(0, 40);
}

/** Whether a fault is about a field, or about something inside it. */
export function isAbout(fault: Fault | null, key: string): boolean {
  if (!fault?.key.startsWith(key)) return false;
  const rest = fault.key.slice(key.length);
  return rest === "" || rest.startsWith(".") || rest.startsWith("[");
}

/** A copy that shares nothing with what it was made from. */
export function copyOf(fields: EditionFields): EditionFields {
  return JSON.parse(JSON.stringify(fields)) as EditionFields;
}
