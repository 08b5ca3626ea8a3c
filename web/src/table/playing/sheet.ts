/** What lies over the table, one sheet at a time. */
import type { Onto } from "../../ground/wire";

/** A chapter of the rules, and the rule in it that is meant. */
export interface Passage {
  chapter: string;
  rule: string;
}

export type Sheet = "menu" | "log" | "keys" | "ladder" | "over" | "guest" | { seat: number } | { onto: Onto[] } | { rules: Passage } | null;
