import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { beforeAll, describe, expect, test } from "vitest";
import { type Comparison, compare } from "../src/diff/compare.ts";
import { drawGames } from "../src/diff/records.ts";
import lots from "./fixtures/lots.ts";
import clause from "./fixtures/versions/clause.ts";
import { crowd, fault, listed, notation } from "./fixtures/versions/more.ts";
import outcome from "./fixtures/versions/outcome.ts";
import words from "./fixtures/versions/words.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const version = (name: string): string => new URL(`fixtures/versions/${name}.ts`, import.meta.url).pathname;

const DRAW = ["b2", "a1", "a2", "c2", "b1", "b3", "a3", "c1", "c3"];
const play = (game: Game, actions: readonly string[], withLegal = false): Comparison =>
  compare({ old: ticTacToe, new: game }, { name: "it", seats: 2, options: {}, actions }, withLegal);

describe("compare", () => {
  test("narration and its words do not count", () => {
    expect(play(words.game, DRAW, true)).toEqual({ is: "same" });
  });

  test("an action that one version refuses: its clause, and the position before", () => {
    expect(play(clause.game, ["a1", "b2"])).toMatchObject({
      is: "parted",
      parting: {
        record: "it",
        kind: "action",
        index: 2,
        action: "b2",
        position: "place:2 ......x..",
        old: { takes: true },
        new: { takes: false, code: "refused", clause: "place.free" },
      },
    });
  });

  test("another outcome, with the clauses on both sides", () => {
    expect(play(outcome.game, DRAW)).toMatchObject({
      is: "parted",
      parting: {
        kind: "outcome",
        index: 9,
        action: "c3",
        old: { outcome: { winners: [0, 1], reason: "end.full" } },
        new: { outcome: { winners: [0], reason: "end.full" } },
      },
    });
  });

  test("another position text, at the very start", () => {
    expect(play(notation.game, DRAW)).toMatchObject({
      parting: {
        kind: "position",
        index: 0,
        action: null,
        position: null,
        old: { position: "place:1 ........." },
        new: { position: "PLACE:1 ........." },
      },
    });
  });

  test("other legal actions count only when they are asked for", () => {
    expect(play(listed.game, DRAW)).toEqual({ is: "same" });
    expect(play(listed.game, DRAW, true)).toMatchObject({
      parting: { kind: "legal", index: 0, old: { legalHereOnly: ["a3"] }, new: { legalHereOnly: [] } },
    });
  });

  test("a table that one version refuses", () => {
    expect(play(crowd.game, DRAW)).toMatchObject({
      parting: { kind: "table", index: 0, old: { takes: true }, new: { takes: false, code: "bad-seats" } },
    });
  });

  test("a version that breaks down parts from one that does not", () => {
    expect(play(fault.game, ["b2", "a3"])).toMatchObject({
      parting: {
        kind: "action",
        index: 2,
        new: { takes: false, code: "threw", message: { en: "it broke down: no first cell" } },
      },
    });
  });

  test("what both refuse alike says nothing about them", () => {
    expect(play(clause.game, ["a1", "a1"])).toMatchObject({
      is: "void",
      index: 2,
      error: { clause: "place.free" },
    });
    expect(play(clause.game, ["z9"])).toMatchObject({ is: "void", index: 1, error: { code: "notation" } });
  });
});

describe("drawGames", () => {
  const sample = { games: 4, seed: "s", options: {} };

  test("takes every number of seats in turn, or the one that is asked for", () => {
    const seats = (asked?: number) =>
      unwrap(drawGames(lots.game, { ...sample, seats: asked })).map((played) => played.seats);
    expect(seats()).toEqual([2, 3, 2, 3]);
    expect(seats(3)).toEqual([3, 3, 3, 3]);
  });

  test("gives the same games for the same seed, and ends one that has no end", () => {
    expect(drawGames(lots.game, sample)).toEqual(drawGames(lots.game, sample));
    expect(drawGames(lots.game, sample)).not.toEqual(drawGames(lots.game, { ...sample, seed: "t" }));
    const endless = unwrap(drawGames(lots.game, { ...sample, games: 1, options: { ending: "never" } }));
    expect(endless[0]?.actions).toHaveLength(10_000);
  });
});

describe("serpentarium diff", () => {
  const record = {
    format: "serpentarium/1",
    game: "tic-tac-toe",
    version: "0.1.0",
    seats: 2,
    options: {},
    outcome: null,
  };
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
  });
  const keep = async (name: string, ...records: readonly object[]): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, records.map((one) => `${JSON.stringify(one)}\n`).join(""));
    return file;
  };

  test("random games, the same in both: code 0", async () => {
    const { code, output, errors } = await runProgram([
      "diff",
      TIC_TAC_TOE,
      version("words"),
      "--games",
      "30",
      "--legal",
    ]);
    expect(errors).toBe("");
    expect(output).toMatch(/^Tic-tac-toe 0\.1\.0 → 0\.2\.0: 30 records, \d+ actions, all the same\.\n$/);
    expect(code).toBe(0);
  });

  test("another clause: the action, the position, both sides; code 1", async () => {
    const file = await keep(
      "two.jsonl",
      { ...record, actions: ["a1"] },
      { ...record, actions: ["a1", "b2"] },
    );
    const { code, output } = await runProgram(["diff", TIC_TAC_TOE, version("clause"), file]);
    expect(output).toBe(
      [
        "Tic-tac-toe 0.1.0 → 0.2.0: 1 of 2 records part.",
        "",
        `${file}:2, action 2, b2: judged differently`,
        "  position   place:2 ......x..",
        "  old 0.1.0  taken",
        "  new 0.2.0  refused: b2 already holds a mark. [place.free: One mark on a free cell]",
        "",
      ].join("\n"),
    );
    expect(code).toBe(1);
  });

  test("another outcome: both, each with its clause", async () => {
    const file = await keep("draw.json", { ...record, actions: DRAW });
    const { code, output } = await runProgram(["diff", TIC_TAC_TOE, version("outcome"), file]);
    expect(output).toMatch(
      /\n {2}old 0\.1\.0 {2}A draw\. \[end\.full: [^\]]+\]\n {2}new 0\.2\.0 {2}Player 1[^\n]* wins\. \[end\.full: /,
    );
    expect(code).toBe(1);
  });

  test("random games find the difference; the other records that part are named", async () => {
    const args = ["diff", TIC_TAC_TOE, version("clause"), "--games", "5", "--seed", "x", "--language", "fr"];
    const { code, output } = await runProgram(args);
    expect(output).toMatch(
      /^Morpion 0\.1\.0 → 0\.2\.0\u00a0: \d parties sur 5 divergent\.\n\n#1, coup \d, b2/,
    );
    expect(output).toMatch(/\n\nAussi, au coup\u00a0: #2 \(\d\)/);
    expect(code).toBe(1);
  });

  test("a record of any version is played, and a series match by match", async () => {
    const old = { ...record, version: "7.0.0", actions: ["a1", "b2"] };
    const series = {
      ...record,
      plan: { games: 2, first: "fixed" },
      earlier: [{ actions: DRAW, outcome: null }],
      actions: ["b2"],
      outcome: null,
    };
    const files = [await keep("old.json", old), await keep("series.json", series)];
    const { code, output, errors } = await runProgram([
      "diff",
      TIC_TAC_TOE,
      version("clause"),
      ...files,
      "--json",
    ]);
    expect(errors).toBe("");
    expect(JSON.parse(output)).toMatchObject({
      game: "tic-tac-toe",
      old: { version: "0.1.0", package: "@serpentarium/tic-tac-toe" },
      new: { version: "0.2.0", path: version("clause") },
      same: false,
      records: 3,
      partings: [
        { record: files[0], index: 2, new: { clause: "place.free" } },
        { record: `${files[1]}#1`, index: 1 },
        { record: `${files[1]}#2`, index: 1 },
      ],
    });
    expect(code).toBe(1);
  });

  test("games that come with the program go by their ids", async () => {
    const { code, output } = await runProgram([
      "diff",
      "pantarei",
      "pantarei",
      "--games",
      "2",
      "--options",
      "goal=3",
      "--json",
    ]);
    expect(JSON.parse(output)).toMatchObject({ game: "pantarei", same: true, records: 2, partings: [] });
    expect(code).toBe(0);
  });

  test.each([
    [["diff", "pantarei"], "<new> is missing"],
    [["diff", "pantarei", "ssserpent"], "pantarei and ssserpent are two games, not two versions of one"],
    [["diff", "pantarei", "./nowhere"], 'there is no package or path "./nowhere"'],
    [["diff", "pantarei", version("nothing")], "there is no package or path"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, "nowhere.json"], "nowhere.json cannot be read (ENOENT)"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, TIC_TAC_TOE], "not a record"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, "--games", "0"], "--games: expected a whole number from 1"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, "--seats", "3"], "expected 2 seats"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, "--options", "goal=3"], "this game has no options"],
    [["diff", version("more"), TIC_TAC_TOE], "the default export is not a plugin"],
  ])("%j is an error: code 2", async (args, message) => {
    const { code, output, errors } = await runProgram(args);
    expect(errors).toContain(message);
    expect(output).toBe("");
    expect(code).toBe(2);
  });

  test("records that hold in neither version, or are of another game, are an error: code 2", async () => {
    for (const [wrong, message] of [
      [{ ...record, actions: ["b2", "b2"] }, "holds in neither version: action 2, b2 already holds a mark."],
      [{ ...record, game: "pantarei", actions: [] }, "is a record of pantarei, not of tic-tac-toe"],
      [{ ...record, actions: "b2" }, "not a record"],
    ] as const) {
      const args = ["diff", TIC_TAC_TOE, version("words"), await keep("wrong.json", wrong)];
      const { code, errors } = await runProgram(args);
      expect(errors).toContain(message);
      expect(code).toBe(2);
    }
  });
});
