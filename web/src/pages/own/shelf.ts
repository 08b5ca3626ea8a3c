/** One's own editions, kept on this device: their files, and the one that is being changed. */
import { recall, remember } from "../../ground/memory";
import type { EditionFields } from "../../ground/wire";

const SHELF = "editions";
const DRAFT = "edition-draft";
const MOST = 50;

export interface OwnEdition {
  id: string;
  name: string;
  /** how many sides its level cards have, for a table to choose from */
  sides: number;
  players: number[];
  text: string;
}
/** What is being changed, and where it is kept; an id that is not on the shelf is new. */
export interface EditionDraft {
  id: string;
  fields: EditionFields;
  /** nothing of it has been changed since it came */
  untouched?: boolean;
}

export function ownEditions(): OwnEdition[] {
  const kept = read(SHELF);
  return Array.isArray(kept) ? kept.filter(isEdition) : [];
}

/** Put an edition on the shelf, in the place of the one with its id; the latest comes first. */
export function keep(edition: OwnEdition): void {
  const others = ownEditions().filter((each) => each.id !== edition.id);
  remember(SHELF, JSON.stringify([edition, ...others].slice(0, MOST)));
}

export function drop(id: string): void {
  remember(SHELF, JSON.stringify(ownEditions().filter((each) => each.id !== id)));
}

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was being changed when the page was last here; nothing where it was saved or put aside. */
export function draft(): EditionDraft | null {
  const kept = read(DRAFT) as Partial<EditionDraft> | null;
  const fields = kept?.fields;
  const lists = [fields?.side, fields?.mix, fields?.players, fields?.deck?.joker].every(Array.isArray);
  if (!kept?.id || !fields || !lists) return null; // of another version, it might lack something
  return { id: kept.id, fields, untouched: kept.untouched === true };
}

export function keepDraft(kept: EditionDraft | null): void {
  remember(DRAFT, JSON.stringify(kept));
}

function read(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch {
    return null;
  }
}

function isEdition(each: unknown): each is OwnEdition {
  const one = each as Partial<OwnEdition> | null;
  const texts = [one?.id, one?.name, one?.text].every((text) => typeof text === "string");
  return texts && typeof one?.sides === "number" && Array.isArray(one.players);
}
