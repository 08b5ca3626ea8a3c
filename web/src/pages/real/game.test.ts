import { beforeEach, expect, test, vi } from "vitest";
import { RealGame, freshGame, keptGame, marked, noted, type Person } from "./game.svelte";

const PEOPLE: Person[] = [
  { name: "Ada", face: "fox" },
  { name: "Bo", face: "owl" },
];
const BOX = { edition: "modern", file: "", side: 1 };
const TOLD = { levels: [1, 1], rounds: [], winner: null, ended: true, ladder: [], top: 15, faces: [] };

beforeEach(() => localStorage.clear());

test("only one goes out, who has laid as well; a mark pressed twice is gone", () => {
  expect(marked(["out", ""], 1, "out")).toEqual(["laid", "out"]);
  expect(marked(["out", ""], 1, "out", "")).toEqual(["", "out"]); // it was a mistake
  expect(marked(["laid", ""], 0, "laid")).toEqual(["", ""]);
  expect(marked(["out", "laid"], 0, "laid")).toEqual(["laid", "laid"]);
  expect(noted(["laid", "out"])).toEqual({ laid: [0, 1], out: 1 });
  expect(noted(["", ""])).toEqual({ laid: [], out: null });
});

test("a round that is marked is there again after a reload, and so are the rounds before it", async () => {
  const answers = vi.fn(async (path: string, asked: RequestInit) => {
    if (path.endsWith("/health")) return Response.json({});
    const { rounds } = JSON.parse(String(asked.body)) as { rounds: unknown[] };
    return Response.json({ ...TOLD, levels: [1 + rounds.length, 1] });
  });
  vi.stubGlobal("fetch", answers);
  const game = new RealGame(freshGame(PEOPLE, BOX, [1, 1]));
  await vi.waitFor(() => expect(game.told).not.toBe(null));
  game.mark(0, "out");
  await vi.waitFor(() => expect(game.next?.levels).toEqual([2, 1]));
  game.finish();
  expect([game.levels, game.next]).toEqual([[2, 1], null]);
  game.mark(1, "laid");
  expect(keptGame()).toMatchObject({ marks: ["", "laid"], rounds: [{ laid: [0], out: 0 }] });
  await game.undo();
  expect(game.kept.marks).toEqual(["", ""]);
  await game.undo();
  expect(game.kept.rounds).toEqual([]);
  expect(game.levels).toEqual([1, 1]);
  vi.unstubAllGlobals();
});

test("what is no game of ours is forgotten", () => {
  for (const bad of ["", "7", "{}", '{"people": [{"face": "wolf"}], "rounds": [], "marks": [], "start": [], "edition": "x"}']) {
    localStorage.setItem("level8-sheet", bad);
    expect(keptGame()).toBe(null);
  }
});
