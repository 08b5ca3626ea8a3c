import { expect, test } from "vitest";
import { castOf } from "./cast";

const bot = (strength: string) => ({ kind: "bot" as const, name: "", bot: strength });
const person = (name: string) => ({ kind: "person" as const, name, bot: "" });

test("novice, steady and expert are different characters", () => {
  const names = ["novice", "steady", "expert"].map((strength) =>
    castOf(Array.from({ length: 6 }, () => bot(strength))).map((each) => each.name),
  );
  expect(new Set(names.flat()).size).toBe(18);
  expect(castOf([bot("novice"), bot("steady"), bot("expert")]).map((each) => each.animal)).toEqual(["rabbit", "fox", "owl"]);
});

test("no animal sits twice, whoever plays", () => {
  const company = [person("Ada"), person("Ada"), person(""), bot("expert"), bot("novice"), bot("random")];
  expect(new Set(castOf(company).map((each) => each.animal)).size).toBe(6);
});

test("a person has the same face at every table, and bots give way to it", () => {
  const [alone] = castOf([person("Ada")]);
  const company = castOf([bot("steady"), person("Ada")]);
  expect(company[1]?.animal).toBe(alone?.animal);
  expect(company[0]?.animal).not.toBe(alone?.animal);
});
