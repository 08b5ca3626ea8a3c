/** The eight animals, drawn on a field of 100 by 100, as SVG markup. */

export type Animal = "fox" | "bear" | "owl" | "rabbit" | "penguin" | "cat" | "raccoon" | "hamster";
export type Mood = "open" | "happy" | "sleep" | "wow" | "sad";

export const ANIMALS: readonly Animal[] = ["fox", "bear", "owl", "rabbit", "penguin", "cat", "raccoon", "hamster"];

const INK = "#2A2320";

/** Both eyes, at two places on one height. */
function eyes(left: number, right: number, y: number, mood: Mood, ink = INK, size = 4.6): string {
  const line = (x: number, drop: number, bend: number, width: number): string =>
    `<path d="M${x - 5.5} ${y + drop}Q${x} ${y + bend} ${x + 5.5} ${y + drop}" stroke="${ink}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
  const eye = (x: number): string => {
    if (mood === "happy") return line(x, 2.5, -6, 3.4);
    if (mood === "sleep") return line(x, 0, 5.5, 3.2);
    const wide = mood === "wow";
    return `<ellipse cx="${x}" cy="${y}" rx="${wide ? size + 1 : size}" ry="${wide ? size + 2 : size + 0.8}" fill="${ink}"/><circle cx="${x + 1.6}" cy="${y - 1.8}" r="1.6" fill="#fff"/>`;
  };
  return eye(left) + eye(right);
}

function mouth(x: number, y: number, mood: Mood): string {
  if (mood === "wow") return `<ellipse cx="${x}" cy="${y + 2}" rx="3.4" ry="4.2" fill="${INK}"/>`;
  const bend =
    mood === "sad"
      ? `M${x - 5} ${y + 3}Q${x} ${y - 2} ${x + 5} ${y + 3}`
      : `M${x - 6} ${y}Q${x - 3} ${y + 4} ${x} ${y}Q${x + 3} ${y + 4} ${x + 6} ${y}`;
  return `<path d="${bend}" stroke="${INK}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

function blush(left: number, right: number, y: number): string {
  const cheek = (x: number): string => `<ellipse cx="${x}" cy="${y}" rx="5.5" ry="3.4" fill="#F08A7A" opacity=".45"/>`;
  return cheek(left) + cheek(right);
}

const HEADS: Record<Animal, (mood: Mood) => string> = {
  fox: (mood) =>
    `<path d="M16 12 L20 46 L44 28Z" fill="#D9692B"/><path d="M84 12 L80 46 L56 28Z" fill="#D9692B"/><path d="M21 21 L24 40 L37 30Z" fill="#5B2C1A"/><path d="M79 21 L76 40 L63 30Z" fill="#5B2C1A"/><path d="M50 22C72 22 86 36 88 54C80 76 64 88 50 90C36 88 20 76 12 54C14 36 28 22 50 22Z" fill="#E9803C"/><path d="M12 54C22 50 38 56 50 74C62 56 78 50 88 54C80 76 64 88 50 90C36 88 20 76 12 54Z" fill="#FFF3E2"/>${eyes(33, 67, 50, mood)}${blush(25, 75, 63)}<ellipse cx="50" cy="71" rx="6" ry="4.6" fill="#2A2320"/>${mouth(50, 78, mood)}`,
  bear: (mood) =>
    `<circle cx="23" cy="27" r="14" fill="#7B5237"/><circle cx="77" cy="27" r="14" fill="#7B5237"/><circle cx="23" cy="27" r="7" fill="#C79A72"/><circle cx="77" cy="27" r="7" fill="#C79A72"/><ellipse cx="50" cy="54" rx="39" ry="36" fill="#8F6242"/><ellipse cx="50" cy="68" rx="20" ry="16" fill="#E3C29B"/>${eyes(33, 67, 48, mood)}${blush(23, 77, 62)}<ellipse cx="50" cy="61" rx="7.5" ry="5.4" fill="#2A2320"/>${mouth(50, 71, mood)}`,
  owl: (mood) =>
    `<path d="M14 14C24 20 34 22 50 22C66 22 76 20 86 14C90 26 90 40 89 54C88 78 70 92 50 92C30 92 12 78 11 54C10 40 10 26 14 14Z" fill="#6C5B8E"/><path d="M50 60C58 66 74 68 82 64C78 82 66 92 50 92C34 92 22 82 18 64C26 68 42 66 50 60Z" fill="#E9DDF2"/><circle cx="33" cy="47" r="18.5" fill="#F7EFE2"/><circle cx="67" cy="47" r="18.5" fill="#F7EFE2"/>${eyes(35, 65, 47, mood, INK, 7)}<path d="M50 50 L57 59 L50 70 L43 59Z" fill="#F0A435"/><path d="M36 78q4 4 8 0M46 78q4 4 8 0M56 78q4 4 8 0" stroke="#6C5B8E" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  rabbit: (mood) =>
    `<path d="M30 40C18 20 18 -2 28 -3C38 -4 42 18 42 36Z" fill="#C9C4BE"/><path d="M70 40C82 20 82 -2 72 -3C62 -4 58 18 58 36Z" fill="#C9C4BE"/><path d="M31 32C25 18 25 5 29 4C34 4 37 18 37 31Z" fill="#F1B6B0"/><path d="M69 32C75 18 75 5 71 4C66 4 63 18 63 31Z" fill="#F1B6B0"/><ellipse cx="50" cy="60" rx="35" ry="32" fill="#D9D4CE"/><ellipse cx="40" cy="73" rx="13" ry="11" fill="#F8F4EE"/><ellipse cx="60" cy="73" rx="13" ry="11" fill="#F8F4EE"/>${eyes(34, 66, 54, mood)}${blush(24, 76, 67)}<path d="M45 64h10l-5 5.5Z" fill="#D4707A" stroke="#D4707A" stroke-width="2" stroke-linejoin="round"/>${mouth(50, 73, mood)}`,
  penguin: (mood) =>
    `<ellipse cx="50" cy="54" rx="38" ry="39" fill="#2F4257"/><path d="M50 40C58 26 82 32 80 54C79 76 64 88 50 90C36 88 21 76 20 54C18 32 42 26 50 40Z" fill="#FBF6EC"/>${eyes(36, 64, 52, mood)}${blush(28, 72, 65)}<path d="M40 62Q50 56 60 62Q56 72 50 73Q44 72 40 62Z" fill="#F0A435"/><path d="M41 64Q50 67 59 64" stroke="#B86F12" stroke-width="2" fill="none"/><path d="M46 15q4-9 10-10q-4 5-2 9" fill="#2F4257"/>`,
  cat: (mood) =>
    `<path d="M17 10 L18 48 L46 26Z" fill="#5E6B7C"/><path d="M83 10 L82 48 L54 26Z" fill="#5E6B7C"/><path d="M23 21 L24 38 L36 29Z" fill="#F1B6B0"/><path d="M77 21 L76 38 L64 29Z" fill="#F1B6B0"/><ellipse cx="50" cy="57" rx="38" ry="34" fill="#78879A"/><path d="M50 23v13M40 25l3 10M60 25l-3 10" stroke="#5E6B7C" stroke-width="4.5" stroke-linecap="round"/><ellipse cx="41" cy="71" rx="12" ry="9.5" fill="#F3EEE6"/><ellipse cx="59" cy="71" rx="12" ry="9.5" fill="#F3EEE6"/>${eyes(33, 67, 53, mood)}${blush(22, 78, 65)}<path d="M45.5 63h9l-4.5 5Z" fill="#D4707A" stroke="#D4707A" stroke-width="2" stroke-linejoin="round"/>${mouth(50, 71, mood)}<path d="M8 62l14 4M8 72l14-1M92 62l-14 4M92 72l-14-1" stroke="#F3EEE6" stroke-width="2" stroke-linecap="round"/>`,
  raccoon: (mood) =>
    `<path d="M16 16C28 14 38 22 40 32L20 46Z" fill="#6B6A70"/><path d="M84 16C72 14 62 22 60 32L80 46Z" fill="#6B6A70"/><ellipse cx="50" cy="56" rx="39" ry="33" fill="#9A9AA2"/><path d="M12 54C22 40 42 44 50 52C58 44 78 40 88 54C82 68 64 66 57 60C54 58 46 58 43 60C36 66 18 68 12 54Z" fill="#35343A"/><ellipse cx="50" cy="73" rx="17" ry="13" fill="#F3EEE6"/>${eyes(32, 68, 54, mood, "#FFF6E2")}<ellipse cx="50" cy="67" rx="6.5" ry="4.8" fill="#2A2320"/>${mouth(50, 75, mood)}`,
  hamster: (mood) =>
    `<circle cx="26" cy="26" r="12" fill="#C98E4E"/><circle cx="74" cy="26" r="12" fill="#C98E4E"/><circle cx="26" cy="27" r="6" fill="#F1B6B0"/><circle cx="74" cy="27" r="6" fill="#F1B6B0"/><ellipse cx="50" cy="54" rx="38" ry="34" fill="#DDA562"/><ellipse cx="27" cy="67" rx="20" ry="18" fill="#FFF3E2"/><ellipse cx="73" cy="67" rx="20" ry="18" fill="#FFF3E2"/><ellipse cx="50" cy="66" rx="14" ry="14" fill="#FFF3E2"/>${eyes(35, 65, 46, mood)}<ellipse cx="50" cy="59" rx="5" ry="3.8" fill="#2A2320"/>${mouth(50, 66, mood)}`,
};

/** The head alone. */
export function head(animal: Animal, mood: Mood): string {
  return HEADS[animal](mood);
}

/** What each of them wears, and the colour behind its face. */
export const COATS: Record<Animal, string> = {
  fox: "#2F7A6B", bear: "#C25B4A", owl: "#D9A23A", rabbit: "#5C7FC0",
  penguin: "#D2733F", cat: "#8A5FB0", raccoon: "#4A8A5C", hamster: "#4F86A8",
};
export const GROUNDS: Record<Animal, string> = {
  fox: "#BFE0D3", bear: "#F4CDBE", owl: "#F6E2AE", rabbit: "#CFDDF5",
  penguin: "#F8D6BB", cat: "#E2D3F0", raccoon: "#CDE6CF", hamster: "#CCE3EE",
};
