/** A question that is asked anew with every touch; only the answer to the latest counts. */
import { postJson } from "../../state/api";

const PAUSE = 200; // milliseconds without a touch, until the server is asked

export class Asking<Answer> {
  answer = $state.raw<Answer | null>(null);
  trouble = $state.raw<unknown>(null);
  waiting = $state(false);
  #latest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly path: string) {}

  /** Ask this, unless something else is asked at once; nothing forgets the answer. */
  about(asked: object | null): void {
    clearTimeout(this.#timer);
    const turn = (this.#latest += 1);
    this.trouble = null;
    this.waiting = asked !== null;
    if (!asked) this.answer = null;
    else this.#timer = setTimeout(() => void this.#ask(asked, turn), PAUSE);
  }

  async #ask(asked: object, turn: number): Promise<void> {
    let answer: Answer | null = null;
    let trouble: unknown = null;
    try {
      answer = await postJson<Answer>(this.path, asked);
    } catch (error) {
      trouble = error;
    }
    if (turn !== this.#latest) return;
    Object.assign(this, { answer, trouble, waiting: false });
  }
}
