/** The edition that is being changed: its fields, and what the server says of them after every change. */
import { postJson } from "../../state/api";
import type { DifficultyTold, EditionAsked, EditionChecked, EditionFields, Fault } from "../../ground/wire";
import { explain } from "../../words/names";
import { has, t } from "../../words/words.svelte";
import { copyOf, isAbout } from "./fields";
import { keepDraft } from "./shelf";

const PAUSE = 250; // milliseconds without a touch, until the server is asked

export function check(asked: EditionAsked): Promise<EditionChecked> {
  return postJson<EditionChecked>("/api/own/check", asked);
}

export class Editing {
  fields: EditionFields = $state() as EditionFields;
  /** the latest answer; of `checked.fields`, so not of what has been typed since */
  checked = $state.raw<EditionChecked | null>(null);
  /** while the answer to the latest change is awaited */
  waiting = $state(false);
  trouble = $state.raw<unknown>(null);
  /** how hard the levels of a side are, by the side's number; forgotten with the next change */
  difficulty = $state.raw<Record<number, DifficultyTold>>({});
  /** whether there are changes that are not on the shelf */
  changed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0;

  constructor(readonly id: string, fields: EditionFields, checked: EditionChecked | null = null) {
    this.fields = copyOf(fields);
    this.checked = checked;
    if (!checked) void this.ask();
  }

  get fault(): Fault | null {
    return this.checked?.fault ?? null;
  }

  /** It is not on the shelf, and may have come by a link that is not there any more: not to be lost, either. */
  holdOn(): void {
    this.changed = true;
    keepDraft({ id: this.id, fields: this.fields, untouched: true });
  }

  /** Something has been changed. */
  touch(): void {
    this.changed = true;
    this.difficulty = {};
    this.waiting = true;
    keepDraft({ id: this.id, fields: this.fields });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  async ask(): Promise<void> {
    const asked = (this.#latest += 1);
    this.waiting = true;
    try {
      const checked = await check({ fields: copyOf(this.fields) });
      if (asked !== this.#latest) return;
      this.checked = checked;
      this.trouble = null;
    } catch (error) {
      if (asked !== this.#latest) return;
      this.trouble = error;
    }
    this.waiting = false;
  }

  async measure(side: number): Promise<void> {
    const text = this.checked?.text;
    if (!text) return;
    this.trouble = null;
    try {
      const told = await postJson<DifficultyTold>("/api/own/difficulty", { text, side });
      if (this.checked?.text === text) this.difficulty = { ...this.difficulty, [side]: told };
    } catch (error) {
      this.trouble = error;
    }
  }

  /** What is wrong with a field, in words; nothing where it is fine. */
  wrong(key: string, exactly = false): string {
    const fault = this.fault;
    if (!fault || (exactly ? fault.key !== key : !isAbout(fault, key))) return "";
    return faultInWords(fault);
  }
}

/** A fault in the words of this page; in those of the file, where it has none of its own. */
export function faultInWords(fault: Fault): string {
  const id = fault.message.replace(/^edition-/, "own-fault-");
  if (!has(id)) return explain(fault);
  return t(id, fault.detail);
}
