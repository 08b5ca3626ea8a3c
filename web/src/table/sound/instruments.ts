/** Three instruments and what they play: paper, wood and a bell, in D major pentatonic, without a file. */

/** What can be heard. */
export type Cue =
  | "deal"
  | "draw"
  | "discard"
  | "turn"
  | "lay-down"
  | "lay-off"
  | "refused"
  | "skip"
  | "climb"
  | "win"
  | "lose";

const NOTES = {
  D3: 146.8, "F#3": 185, "F#4": 370, A4: 440, D5: 587.3, E5: 659.3, "F#5": 740,
  A5: 880, B5: 987.8, D6: 1174.7, E6: 1318.5, "F#6": 1480,
} as const;
type Note = keyof typeof NOTES;

/** A ledge of the mountain has its note; above the last one they stay the same. */
const LEDGES: readonly Note[] = ["D5", "E5", "F#5", "A5", "B5", "D6", "E6", "F#6"];
const OVERTONES = [[1, 1], [2.76, 0.25], [5.4, 0.08]] as const;
const MASTER = 0.25; // -12 dB
const ATTACK = 0.006;
const SILENT = 0.0001; // an exponential ramp never reaches nothing
const LATE = 0.4; // seconds: what could not be heard in time is past

/** What plays, at a time in seconds. */
class Band {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  #from = 0;

  constructor() {
    this.#context = new AudioContext();
    this.#out = this.#context.createGain();
    this.#out.gain.value = MASTER;
    this.#out.connect(this.#context.destination);
    // A browser may keep quiet until the next touch.
    addEventListener("pointerdown", () => void this.#context.resume(), { capture: true });
  }

  async ready(wait: number): Promise<boolean> {
    const asked = performance.now();
    if (this.#context.state !== "running") await this.#context.resume();
    this.#from = this.#context.currentTime + wait;
    return performance.now() - asked < LATE * 1000;
  }

  paper(at: number, time: number, hertz: number, to = hertz): void {
    const noise = this.#context.createBufferSource();
    noise.buffer = this.#noise(time);
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(hertz, this.#from + at);
    filter.frequency.linearRampToValueAtTime(to, this.#from + at + time);
    this.#sounds(noise, filter, at, time, 0.48);
  }

  wood(at: number, note: Note, time = 0.3, to = note, loud = 0.56): void {
    const wave = this.#context.createOscillator();
    wave.type = "triangle";
    wave.frequency.setValueAtTime(NOTES[note], this.#from + at);
    if (to !== note) wave.frequency.exponentialRampToValueAtTime(NOTES[to], this.#from + at + time);
    this.#sounds(wave, wave, at, time, loud);
  }

  bell(at: number, note: Note, time = 0.5, loud = 0.36): void {
    for (const [over, part] of OVERTONES) {
      const wave = this.#context.createOscillator();
      wave.frequency.setValueAtTime(NOTES[note] * over, this.#from + at);
      this.#sounds(wave, wave, at, time / Math.sqrt(over), loud * part);
    }
  }

  /** Quick to rise, slow to fade. */
  #sounds(source: AudioScheduledSourceNode, last: AudioNode, at: number, time: number, loud: number): void {
    const start = this.#from + at;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + time);
    if (last !== source) source.connect(last);
    last.connect(gain).connect(this.#out);
    source.start(start);
    source.stop(start + time);
  }

  #noise(time: number): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(sampleRate * time), sampleRate);
    const samples = buffer.getChannelData(0);
    samples.forEach((_, at) => (samples[at] = Math.random() * 2 - 1));
    return buffer;
  }
}

/** How each cue sounds; `steps` are the cards dealt, or the ledges climbed. */
const SCORE: Record<Cue, (band: Band, steps: readonly number[]) => void> = {
  deal: (band, steps) => steps.forEach((_, at) => band.paper(at * 0.07, 0.035, 2400 * (0.92 + Math.random() * 0.16))),
  draw: (band) => band.paper(0, 0.12, 1200, 3200),
  discard: (band) => {
    band.paper(0, 0.05, 900);
    band.wood(0, "D3", 0.07, "D3", 0.4);
  },
  turn: (band) => {
    band.bell(0, "A5", 0.3);
    band.bell(0.09, "D6", 0.45);
  },
  "lay-down": (band) => {
    (["D5", "F#5", "A5"] as const).forEach((note, at) => band.wood(at * 0.09, note, 0.34));
    band.wood(0.32, "D6", 0.34);
  },
  "lay-off": (band) => {
    band.paper(0, 0.04, 1500);
    band.wood(0, "A5", 0.12, "A5", 0.4);
  },
  refused: (band) => {
    band.wood(0, "F#3", 0.08);
    band.wood(0.1, "F#3", 0.08, "F#3", 0.48);
  },
  skip: (band) => band.wood(0, "A5", 0.42, "D5", 0.4),
  climb: (band, steps) =>
    steps.forEach((ledge, at) => band.wood(at * 0.44, LEDGES[Math.min(ledge, LEDGES.length) - 1] ?? "D5", 0.2)),
  win: (band) => {
    (["D5", "F#5", "A5", "D6", "F#6"] as const).forEach((note, at) => band.bell(at * 0.11, note, 0.7));
    (["D5", "A5", "F#6"] as const).forEach((note) => band.bell(0.66, note, 1.4, 0.28));
  },
  lose: (band) => (["A4", "F#4", "D5"] as const).forEach((note, at) => band.wood(at * 0.2, note, 0.5, note, 0.4)),
};

let band: Band | null = null;

/** Play a cue after a delay in seconds. */
export async function play(cue: Cue, wait: number, steps: readonly number[]): Promise<void> {
  band ??= new Band();
  if (await band.ready(wait)) SCORE[cue](band, steps);
}
