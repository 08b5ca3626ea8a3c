/** The tables from which one has got up on purpose: one finds them, but they are not offered first. */
import { recall, remember } from "../ground/memory";

const MOST = 20;

export function tablesLeft(): string[] {
  return recall("left")?.split(" ").filter(Boolean) ?? [];
}

export function noteLeft(table: string, left: boolean): void {
  const others = tablesLeft().filter((each) => each !== table);
  remember("left", (left ? [table, ...others] : others).slice(0, MOST).join(" "));
}
