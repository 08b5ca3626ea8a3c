/** What the house that serves this page says of itself; its server writes it into the page. */
interface House {
  /** empty: as the game is called */
  name: string;
  /** empty: all of ours */
  languages: readonly string[];
  /** whether there is a public list of tables */
  open: boolean;
}

function told(): Partial<House> {
  try {
    return JSON.parse(document.documentElement.dataset["house"] ?? "{}") as Partial<House>;
  } catch {
    return {};
  }
}

export const house: House = { name: "", languages: [], open: true, ...told() };
