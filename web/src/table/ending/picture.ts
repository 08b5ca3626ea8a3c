/** A picture of a finished game to show around, drawn on this device: the mountain, everybody on it, and who won. */
import { GROUNDS, head, type Animal } from "../../drawings/animals";
import { champion } from "../../drawings/champion";

/** Somebody on the mountain. */
export interface Climber {
  animal: Animal;
  name: string;
  level: number;
  won: boolean;
}

export interface Scene {
  title: string;
  about: string;
  top: number;
  climbers: readonly Climber[];
}

const SIZE = 1080; // pixels, both ways
const LEFT = 40;
const SUMMIT = 790; // where the ledges end and the summit begins
const LOW = 880;
const HIGH = 560;
const DISC = 92;
const FILE = "level8.png";

export type Shared = "shared" | "saved" | "cancelled";

/** Pass the picture on with the device's own sheet, or else save it. */
export async function sharePicture(scene: Scene): Promise<Shared> {
  const file = new File([await picture(scene)], FILE, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: scene.title });
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "cancelled";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}

/** The picture as a PNG, in the colours of the page. */
export async function picture(scene: Scene): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(await drawn(mountain(scene)), 0, 0);
  write(pen, scene);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return blob;
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** Where a level stands: its middle, and the height of its ledge. */
function ledge(level: number, top: number): { x: number; y: number; width: number } {
  const width = (SUMMIT - LEFT) / top;
  return { x: LEFT + (level - 0.5) * width, y: LOW - ((level - 1) * (LOW - HIGH)) / Math.max(top - 1, 1), width };
}

interface Stand {
  climber: Climber;
  x: number;
  y: number;
  /** where the name stands: names on the same ledge one above the other */
  name: { x: number; y: number };
}

/** Where everybody but the winner stands; those on the same ledge side by side. */
function stands({ climbers, top }: Scene): Stand[] {
  return climbers
    .filter((climber) => !climber.won)
    .map((climber, _, all) => {
      const beside = all.filter((other) => other.level === climber.level);
      const { x, y, width } = ledge(climber.level, top);
      const step = Math.min(DISC, (width * 1.3) / beside.length);
      const at = beside.indexOf(climber);
      const name = { x, y: y - DISC - 18 - (beside.length - 1 - at) * 34 };
      return { climber, x: x + (at - (beside.length - 1) / 2) * step, y, name };
    });
}

function mountain(scene: Scene): string {
  const ledges = Array.from({ length: scene.top }, (_, index) => {
    const { x, y, width } = ledge(index + 1, scene.top);
    const box = `x="${x - width / 2}" width="${width + 3}"`;
    return `<rect ${box} y="${y}" height="${SIZE - y}" rx="6" fill="${colour(`step-${index % 2}`)}"/><rect ${box} y="${y}" height="8" rx="4" fill="${colour("step-top")}"/>`;
  });
  const pawns = stands(scene).map(({ climber, x, y }) => disc(climber.animal, x - DISC / 2, y - DISC - 3));
  const winner = scene.climbers.find((climber) => climber.won);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour("sky-0")}"/><stop offset="1" stop-color="${colour("sky-1")}"/></linearGradient>
<rect width="${SIZE}" height="${SIZE}" fill="url(#sky)"/>
<circle cx="925" cy="400" r="270" fill="${colour("sun")}" opacity=".25"/><circle cx="925" cy="400" r="185" fill="${colour("sun")}" opacity=".9"/>
<path d="M0 800 150 560 260 690 450 440 590 610 760 400 940 620 1080 520V1080H0Z" fill="${colour("hill-0")}"/>
<path d="M0 930C270 760 540 790 780 600S1040 480 1080 490V1080H0Z" fill="${colour("hill-1")}"/>
${ledges.join("")}
<path d="M${SUMMIT} 1080V${HIGH + 6}L880 500 1000 506 1080 545V1080Z" fill="${colour("peak")}"/><path d="M1000 506 1080 545V1080H940L965 760 935 620Z" fill="${colour("peak-low")}"/>
<path d="M815 545 880 500 1000 506 1080 545v22L1035 545 985 580 930 540 880 575 845 545Z" fill="${colour("snow")}"/>
<path d="M1022 515V385" stroke="#7A4B22" stroke-width="8" stroke-linecap="round"/><path d="M1025 388c18-12 26 8 48 0l-8 17 8 17c-20 8-28-10-48 0Z" fill="#D8343F"/>
${pawns.join("")}
${winner ? `<g transform="translate(815 255) scale(2.1)">${champion(winner.animal, colour("snow"))}</g>` : ""}
</svg>`;
}

function disc(animal: Animal, x: number, y: number): string {
  const drop = animal === "rabbit" ? 20 : 14;
  return `<g transform="translate(${x} ${y}) scale(${DISC / 100})"><circle cx="50" cy="50" r="50" fill="${GROUNDS[animal]}" stroke="#FFFDF6" stroke-width="4"/><g transform="translate(13 ${drop}) scale(.74)">${head(animal, "happy")}</g></g>`;
}

function write(pen: CanvasRenderingContext2D, scene: Scene): void {
  const text = (words: string, x: number, y: number, size: number, weight: number, most: number): void => {
    pen.font = `${weight} ${size}px ${colour("font")}`;
    pen.fillText(words, x, y, most);
  };
  pen.fillStyle = colour("text");
  text(scene.title, 60, 140, 84, 900, SIZE - 120);
  text(scene.about, 62, 200, 36, 700, SIZE - 120);
  pen.textAlign = "center";
  for (const { climber, name } of stands(scene)) text(climber.name, name.x, name.y, 30, 800, 180);
  pen.fillStyle = colour("step-ink");
  for (let level = 1; level <= scene.top; level += 1) {
    const { x, y } = ledge(level, scene.top);
    text(String(level), x, y + 52, 36, 900, 80);
  }
}
