/** Sentences in one language, from texts that are shared with Python. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Values = Record<string, string | number>;

const LONGEST_NUMBER = 9; // longer digits are seeds and the like, to be shown as they are

export class Speech {
  #bundle: FluentBundle;

  constructor(language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Learn the sentences of a text. */
  learn(text: string): void {
    this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A sentence with its values filled in; null where nobody wrote it. */
  say(id: string, values: Values): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return null;
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, countable(value)]));
    // With a place for errors a value that is missing shows as a gap, instead of taking the page down.
    return this.#bundle.formatPattern(pattern, given, []);
  }
}

/** A number where one is meant, so that plurals work; never grouped, as Python and browsers differ there. */
function countable(value: string | number): string | FluentNumber {
  if (typeof value === "string") {
    const isNumber = /^(0|[1-9]\d*)$/.test(value) && value.length <= LONGEST_NUMBER;
    return isNumber ? countable(Number(value)) : value;
  }
  return new FluentNumber(value, { useGrouping: false });
}
