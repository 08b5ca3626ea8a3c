/** Where one is in a finished game, and how it goes on by itself. */
import type { ReplayStep } from "../../ground/wire";
import { dealsOf, roundAt, roundJump } from "./story";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 1_400; // milliseconds a step at speed 1: long enough to read its sentence

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly deals: readonly number[];
  readonly last: number;
  readonly round: number = $derived.by(() => roundAt(this.deals, this.at));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: readonly ReplayStep[], at = 0) {
    this.deals = dealsOf(steps);
    this.last = Math.max(0, steps.length - 1);
    this.go(at);
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.trunc(at) || 0));
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  jump(by: 1 | -1): void {
    this.pause();
    this.go(roundJump(this.deals, this.at, by, this.last));
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.playing = false;
      else this.#wait();
    }, STEP / this.speed);
  }
}
