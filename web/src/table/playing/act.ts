/** What can be done at a table, as one button each; and a table that asks something of its own. */

export interface Act {
  /** what it means, as tests call it, too */
  id: string;
  label: string;
  /** whether it would do something; pressed all the same, it says what is missing */
  ready: boolean;
  /** a choice to be made on purpose: it does not stand out */
  plain?: boolean;
  /** several seats to choose from, instead of one button */
  seats?: number[];
  run(): unknown;
}

/** A table where something of its own is asked: a puzzle. */
export interface Asking {
  title: string;
  /** what is asked, in one sentence */
  asks: string;
  /** what can be done, given what is usual */
  acts(usual: Act[]): Act[];
}
