import type { GameDefinition } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { checkPerft, conformanceChecks, formatPlaythrough, wordsOf } from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { checkTestVector } from "../src/test-vectors.ts";
import plugin, { type Hoard, hoard, hoardWith } from "./fixtures/hoard/game.ts";
import { withDullOption } from "./fixtures/hoard/options.ts";
import { rulebook, vector } from "./fixtures/hoard/rulebook-and-vector.ts";

describe("checkPerft", () => {
  const pos = "dig:1 2 ....";
  test("counts finished games and outcomes of chance", () => {
    expect(checkPerft(hoard, { pos, perft: [4, 7, 19] })).toBeUndefined();
  });
  test("reports the depth with another count", () => {
    expect(checkPerft(hoard, { pos, perft: [4, 8] })).toBe("depth 2: 7 sequences, not 8");
    expect(checkPerft(hoard, { pos: "dig", perft: [4] })).toContain("dig is not accepted");
    expect(checkPerft(hoard, { pos, seats: 1, perft: [4] })).toContain("seats");
  });
});

describe("checkTestVector", () => {
  const [bury, dug, tossed, last] = vector.plies as [
    (typeof vector.plies)[0],
    (typeof vector.plies)[0],
    (typeof vector.plies)[0],
    (typeof vector.plies)[0],
  ];
  test("accepts a correct recording", () => {
    expect(checkTestVector(hoard, vector)).toBeUndefined();
  });
  test.each([
    ["the outcomes of chance", { ...vector, plies: [bury, dug, { ...tossed, actions: null }, last] }],
    [
      "missing among the legal actions: d9; unexpected: d4",
      { ...vector, plies: [bury, dug, tossed, { ...last, actions: ["d2", "d3", "d9"] }] },
    ],
    [
      "4 legal actions are not the 5 expected",
      { ...vector, plies: [bury, { ...dug, count: 5 }, tossed, last] },
    ],
    [
      "4 legal actions are not the 4 expected",
      { ...vector, plies: [bury, { ...dug, sha256: "00" }, tossed, last] },
    ],
    [
      "the odds of heads are 2/3",
      { ...vector, plies: [bury, dug, { ...tossed, odds: ["1/2", "1/2"] }, last] },
    ],
    [
      "d1 is refused by dig.fresh, not by end.limit",
      { ...vector, plies: [bury, dug, tossed, { ...last, refused: { d1: "end.limit" } }] },
    ],
    [
      "d3 is refused by nothing, not by dig.fresh",
      { ...vector, plies: [bury, dug, tossed, { ...last, refused: { d3: "dig.fresh" } }] },
    ],
    [
      "ply 1, dig:2 2 ....: the position is dig:1 2 ....",
      { ...vector, plies: [bury, { ...dug, pos: "dig:2 2 ...." }, tossed, last] },
    ],
    ["b9 is not legal", { ...vector, plies: [{ ...bury, played: "b9" }] }],
    ["the last position is over:2!end.found 2 xX..", { ...vector, final: "over:1!end.found 2 xX.." }],
    ["the outcome is", { ...vector, outcome: { winners: [0], reason: "end.found" } }],
    ["seats", { ...vector, seats: 7 }],
  ])("reports: %s", (message, wrong) => {
    expect(checkTestVector(hoard, wrong)).toContain(message);
  });
});

describe("formatPlaythrough", () => {
  const { words } = wordsOf(plugin).all[0];

  test("writes positions, actions and narration", () => {
    expect(formatPlaythrough(hoard, { actions: ["b2", "d1", "heads", "d2"] }, words)).toMatchInlineSnapshot(`
      "hoard, 2 seats {"cells":4,"limit":3}
      bury:chance - -
        chance: b2 — A treasure is buried.
      dig:1 2 ....
        1: d1 — Cell 1 is dug.
      toss:1 2 X...
        chance: heads — The coin says heads.
      dig:2 2 X...
        2: d2 — Cell 2 is dug. The treasure!
      over:2!end.found 2 xX..
      "
    `);
  });
  test("continues at random, deterministically", () => {
    const text = formatPlaythrough(hoard, { actions: ["b2"], seed: 1 }, words);
    expect(text).toBe(formatPlaythrough(hoard, { actions: ["b2"], seed: 1 }, words));
    expect(text).toContain("over:");
  });
  test("throws the failure of an illegal action", () => {
    expect(() => formatPlaythrough(hoard, { actions: ["b2", "d1", "heads", "d1"] }, words)).toThrow(
      expect.objectContaining({ code: "refused" }),
    );
  });
});

describe("conformance", () => {
  test("names every check, and passes for a valid plugin", () => {
    const checks = conformanceChecks(plugin, {
      vectors: [vector],
      perft: [{ pos: "dig:1 2 ....", perft: [4] }],
      runs: 2,
    });
    const groups = new Set(checks.map(({ group }) => KIT_WORDS.format(group)));
    expect([...groups]).toMatchInlineSnapshot(`
      [
        "laws, once",
        "laws, 2 seats {"cells":4,"limit":3}",
        "laws, 3 seats {"cells":4,"limit":3}",
        "examples",
        "words",
        "perft",
        "recorded games",
      ]
    `);
    for (const { name } of checks) {
      expect(typeof name === "string" || ("id" in name && KIT_WORDS.has(name.id)), JSON.stringify(name)).toBe(
        true,
      );
    }
    expect(checks.flatMap((check) => check.run() ?? [])).toEqual([]);
  });
  test("reports an option that changes nothing, unless an example sets it", () => {
    const dull = hoardWith({ options: withDullOption });
    const problems = (examples: typeof plugin.examples): readonly string[] =>
      conformanceChecks({ ...plugin, game: dull, examples }, { laws: [] }).flatMap(
        (check) => check.run() ?? [],
      );
    expect(problems(plugin.examples)).toEqual([
      "dull: games with its values are the same, and no example sets it",
    ]);
    const [first, ...others] = plugin.examples;
    if (!first) throw new Error("no example");
    expect(problems([{ ...first, options: { dull: "clay" } }, ...others])).toEqual([]);
  });
  test("reports an event that is told nowhere, and events of an example that break a law", () => {
    const events: GameDefinition<Hoard>["events"] = (position, action, after) =>
      hoard.events(position, action, after).filter(({ type }) => type !== "tired");
    const problems = conformanceChecks({ ...plugin, game: hoardWith({ events }) }, { laws: [] }).flatMap(
      (check) => check.run() ?? [],
    );
    expect(problems).toEqual([
      'ends: "d1" ends the game by end.limit, which no event tells',
      "tired: told nowhere",
    ]);
  });
  test("reports problems", () => {
    const [, ...examples] = plugin.examples;
    const checks = conformanceChecks({ ...plugin, examples }, { laws: [], rulebook: { en: rulebook.en } });
    expect(checks.flatMap((check) => check.run() ?? [])).toMatchInlineSnapshot(`
      [
        "setup.bury: no example shows what it allows or does (play, legal, among)",
        "the words in en: examples.setup.bury.1: the game has nothing of this name",
        "line 10: “There is a word or two to be said about it, and here they a…”: there is no example setup.bury.1",
      ]
    `);
  });
  test("names an example by its id, which is unique", () => {
    const [first] = plugin.examples;
    if (!first) throw new Error("no example");
    const wrong = { ...first, position: "nowhere" };
    const checks = conformanceChecks({ ...plugin, examples: [wrong, first] }, { laws: [] });
    expect(checks.find(({ name }) => name === first.id)?.run()).toContain("the position is not accepted");
    expect(checks.flatMap((check) => check.run() ?? [])).toContain(`${first.id}: two examples`);
  });

  test("refuses an invalid table", () => {
    expect(() => conformanceChecks(plugin, { tables: [{ seats: 9 }] })).toThrow(
      expect.objectContaining({ code: "bad-seats" }),
    );
  });
});
