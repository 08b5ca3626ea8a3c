import type { MyTable } from "../../ground/wire";

/** The game of one's own that has begun and is not over, the latest first: nobody is waited for to sit down, it
 *  counts, and it was not `left` on purpose. */
export function toGoOn(tables: readonly MyTable[], left: readonly string[] = []): MyTable | undefined {
  const begun = tables.filter(({ about }) => about && !about.over && !about.open && !about.tried);
  return begun.find((table) => !left.includes(table.table));
}

/** Tables at which a game is under way or still to come, then those at which it is over; the latest first. */
export function unfinishedFirst(tables: readonly MyTable[]): MyTable[] {
  const over = tables.filter((table) => table.about?.over);
  return [...tables.filter((table) => !table.about?.over), ...over];
}
