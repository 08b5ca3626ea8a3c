/** Where tables live: at a server, or in this page, which plays on where no server answers. */
const AGAIN = 10_000; // milliseconds until a server that did not answer is asked again
/** `here`: this page holds a table; `fresh`: a newer version of the page is there. */
export const home = $state({ away: false, here: false, fresh: false });
let awaySince = -Infinity;

/** Whether a table lives in this page. */
export function isHere(table: string): boolean {
  return table.startsWith("here0");
}

/** Whether it is no use to ask the server now. */
export function isAway(): boolean {
  return home.away && performance.now() - awaySince < AGAIN;
}

/** Note whether the server answers. */
export function heard(answers: boolean): void {
  home.away = !answers;
  if (!answers) awaySince = performance.now();
}

/** Ask the server next time, however lately it did not answer: somebody wants to try again. */
export function tryServer(): void {
  awaySince = -Infinity;
}
