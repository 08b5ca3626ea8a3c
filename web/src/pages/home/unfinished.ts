import type { MyTable } from "../../wire";

/** Tables at which a game is under way or still to come, then those at which it is over; the latest first. */
export function unfinishedFirst(tables: readonly MyTable[]): MyTable[] {
  const over = tables.filter((table) => table.about?.over);
  return [...tables.filter((table) => !table.about?.over), ...over];
}
