/** The pictures on the cards, as SVG markup in a card's box of 100 by 144; `Drawings.svelte` holds each of them once. */
import { COLOURS, SHAPES } from "../ground/face";
import { head } from "./animals";

const FILLS = { r: "red", o: "orange", y: "yellow", g: "green", b: "blue", p: "purple" } as const;

/** The six colours around a centre, in a box of 40 by 40. */
function wheel(): string {
  const at = [[20, 7.6], [30.7, 13.8], [30.7, 26.2], [20, 32.4], [9.3, 26.2], [9.3, 13.8]] as const;
  return COLOURS.map((colour, index) => {
    const [x, y] = at[index] ?? [20, 20];
    return `<path fill="var(--${FILLS[colour]})" d="${SHAPES[colour]}" transform="translate(${x - 7.9} ${y - 7.9}) scale(.79)"/>`;
  }).join("");
}

/** Contour lines of a summit, seen from above, and a flag. */
function back(): string {
  const line = (r: number, fill: string): string =>
    `<path d="M${50 - r} ${74 + r * 0.1}C${50 - r * 1.05} ${74 - r * 0.9} ${50 - r * 0.2} ${74 - r * 1.35} ${50 + r * 0.3} ${74 - r * 1.1}C${50 + r * 1.2} ${74 - r * 0.7} ${50 + r * 1.1} ${74 + r * 0.5} ${50 + r * 0.5} ${74 + r * 1.05}C${50 - r * 0.1} ${74 + r * 1.5} ${50 - r * 0.9} ${74 + r * 1.1} ${50 - r} ${74 + r * 0.1}Z" fill="${fill}" stroke="var(--back-line)" stroke-width="1.6"/>`;
  const lines = [64, 51, 39, 27.5, 17].map((r, index) => line(r, `var(--back-${index + 1})`)).join("");
  return `<rect width="100" height="144" fill="var(--back-0)"/>${lines}<path d="M50 82V62" stroke="var(--gold)" stroke-width="3" stroke-linecap="round"/><path d="M51.5 62.5 66 67.5 51.5 72.5Z" fill="var(--gold)" stroke="var(--gold)" stroke-width="2" stroke-linejoin="round"/><rect x="4.5" y="4.5" width="91" height="135" rx="6" fill="none" stroke="var(--back-edge)" stroke-width="2.4"/>`;
}

const BODY = "M34 92C34 72 50 60 66 62C80 58 94 66 92 80C91 88 84 92 78 92C74 104 62 110 50 108C40 107 34 101 34 92Z";

/** A chameleon: it takes any colour. */
function joker(): string {
  const bands = COLOURS.map((colour, index) => {
    const x = index * 7.5;
    return `<path d="M${38 + x} 50C${33 + x} 75 ${36 + x} 95 ${40 + x} 118" stroke="var(--${FILLS[colour]})" stroke-width="6.5" fill="none"/>`;
  }).join("");
  return `<g transform="translate(13 20) scale(.88)"><clipPath id="chameleon"><path d="${BODY}"/></clipPath><path d="M-20 121C30 112 70 128 112 116" stroke="#8A6A4A" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M37 108C27 118 21 110 24 103C27 96 37 99 35 106C34 110 29 109 30 105" stroke="#3C8F68" stroke-width="6" fill="none" stroke-linecap="round"/><g clip-path="url(#chameleon)"><path d="M30 55h70v60H30z" fill="#49A97B"/>${bands}<path d="M76 56H104V100H76C82 88 82 70 76 56Z" fill="#49A97B"/></g><path d="${BODY}" fill="none" stroke="#256B4C" stroke-width="2.2"/><path d="M48 106v12M66 102v14" stroke="#3C8F68" stroke-width="6" stroke-linecap="round"/><circle cx="82" cy="74" r="7.5" fill="#FFF6E2" stroke="#256B4C" stroke-width="2.2"/><circle cx="84" cy="73.5" r="3.2" fill="#22302B"/><path d="M92 82C88 86 84 86 80 84.5" stroke="#256B4C" stroke-width="2.2" fill="none" stroke-linecap="round"/></g>`;
}

const GLOW = '<circle cx="66" cy="86" r="44" fill="var(--special-1)"/><circle cx="66" cy="86" r="31" fill="var(--special-2)"/>';

function skip(): string {
  return `${GLOW}<g transform="translate(40 62) scale(.52)">${head("bear", "sleep")}</g><path d="M47 70C50 50 72 46 84 56C90 62 92 70 97 72C92 76 86 74 83 70C72 63 58 64 47 70Z" fill="#C9586A"/><circle cx="95" cy="73" r="4.5" fill="#FFF3DC"/><path d="M72 31h7l-7 9h7M82 14h10l-10 13h10" fill="none" stroke="#FFE3A6" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function take(): string {
  return `${GLOW}<g transform="translate(38 58) scale(.56)">${head("raccoon", "happy")}</g><g transform="rotate(-8 66 114)"><rect x="54" y="100" width="24" height="32" rx="4" fill="#FFFAEE"/><circle cx="66" cy="116" r="6" fill="#D8343F"/></g>`;
}

function swap(): string {
  return `${GLOW}<g transform="rotate(-13 52 80)"><rect x="43" y="64" width="26" height="36" rx="4.5" fill="#FFFAEE"/><rect x="50" y="76" width="12" height="12" rx="1.5" fill="#2D74DA"/></g><g transform="rotate(11 82 96)"><rect x="66" y="76" width="26" height="36" rx="4.5" fill="#FFFAEE"/><path d="M79 86L81.5 91.1L87.1 91.9L83 95.8L84 101.4L79 98.8L74 101.4L75 95.8L70.9 91.9L76.5 91.1z" fill="#F2C22B"/></g><path d="M52 54C62 46 76 48 82 60M82 60l-8-2M82 60l1-8M84 120C74 127 62 125 55 114M55 114l8 2M55 114l-1 8" fill="none" stroke="#FFE3A6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function keep(): string {
  return `${GLOW}<g transform="translate(38 54) scale(.56)">${head("hamster", "happy")}</g><g transform="translate(52 96)"><path d="M2 12H26C26 22 19 29 14 32C9 29 2 22 2 12Z" fill="#D9A05B"/><path d="M0 12C0 5 6 3 14 3s14 2 14 9Z" fill="#8A5A33"/><path d="M14 3V-1" stroke="#8A5A33" stroke-width="3" stroke-linecap="round"/></g>`;
}

export const ART: Record<string, string> = {
  back: back(),
  joker: joker(),
  skip: skip(),
  take: take(),
  swap: swap(),
  keep: keep(),
};
export const WHEEL = wheel();
