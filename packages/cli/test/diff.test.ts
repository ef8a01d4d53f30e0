import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { beforeAll, describe, expect, test } from "vitest";
import { type Comparison, compare } from "../src/diff/compare.ts";
import { playRandomMatches } from "../src/diff/matches.ts";
import lots from "./fixtures/lots.ts";
import clause from "./fixtures/versions/clause.ts";
import { fault, notation, threeSeats, unlistedCell } from "./fixtures/versions/more.ts";
import outcome from "./fixtures/versions/outcome.ts";
import texts from "./fixtures/versions/texts.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const version = (name: string): string => new URL(`fixtures/versions/${name}.ts`, import.meta.url).pathname;

const DRAW = ["b2", "a1", "a2", "c2", "b1", "b3", "a3", "c1", "c3"];
const play = (game: Game, actions: readonly string[], withLegal = false): Comparison =>
  compare({ old: ticTacToe, new: game }, { name: "match", seats: 2, options: {}, actions }, withLegal);

describe("compare", () => {
  test("ignores narration and its texts", () => {
    expect(play(texts.game, DRAW, true)).toEqual({ is: "same" });
  });

  test("finds an action that one version refuses, with its clause and the position before", () => {
    expect(play(clause.game, ["a1", "b2"])).toMatchObject({
      is: "different",
      difference: {
        record: "match",
        kind: "action",
        index: 2,
        action: "b2",
        position: "place:2 ......x..",
        old: { accepted: true },
        new: { accepted: false, code: "refused", clause: "place.free" },
      },
    });
  });

  test("finds a different outcome, with the clauses of both sides", () => {
    expect(play(outcome.game, DRAW)).toMatchObject({
      is: "different",
      difference: {
        kind: "outcome",
        index: 9,
        action: "c3",
        old: { outcome: { reason: "end.full", places: [1, 1] } },
        new: { outcome: { reason: "end.full", places: [1, 2] } },
      },
    });
  });

  test("finds a different position text at the start", () => {
    expect(play(notation.game, DRAW)).toMatchObject({
      difference: {
        kind: "position",
        index: 0,
        action: null,
        position: null,
        old: { position: "place:1 ........." },
        new: { position: "PLACE:1 ........." },
      },
    });
  });

  test("compares legal actions only on request", () => {
    expect(play(unlistedCell.game, DRAW)).toEqual({ is: "same" });
    expect(play(unlistedCell.game, DRAW, true)).toMatchObject({
      difference: { kind: "legal", index: 0, old: { legalHereOnly: ["a3"] }, new: { legalHereOnly: [] } },
    });
  });

  test("finds a table that one version refuses", () => {
    expect(play(threeSeats.game, DRAW)).toMatchObject({
      difference: {
        kind: "table",
        index: 0,
        old: { accepted: true },
        new: { accepted: false, code: "bad-seats" },
      },
    });
  });

  test("finds a version that throws", () => {
    expect(play(fault.game, ["b2", "a3"])).toMatchObject({
      difference: {
        kind: "action",
        index: 2,
        new: {
          accepted: false,
          code: "threw",
          message: { id: "cli.failures.threw", data: { problem: "no first cell" } },
        },
      },
    });
  });

  test("treats a record that both refuse for the same reason as invalid", () => {
    expect(play(clause.game, ["a1", "a1"])).toMatchObject({
      is: "invalid",
      index: 2,
      error: { clause: "place.free" },
    });
    expect(play(clause.game, ["z9"])).toMatchObject({ is: "invalid", index: 1, error: { code: "notation" } });
  });
});

describe("playRandomMatches", () => {
  const sample = { games: 4, seed: "s", options: {} };

  test("uses every number of seats in turn, or the requested one", () => {
    const seats = (requested?: number) =>
      unwrap(playRandomMatches(lots.game, { ...sample, seats: requested })).map((match) => match.seats);
    expect(seats()).toEqual([2, 3, 2, 3]);
    expect(seats(3)).toEqual([3, 3, 3, 3]);
  });

  test("plays the same matches for the same seed, and cuts off an endless one", () => {
    expect(playRandomMatches(lots.game, sample)).toEqual(playRandomMatches(lots.game, sample));
    expect(playRandomMatches(lots.game, sample)).not.toEqual(
      playRandomMatches(lots.game, { ...sample, seed: "t" }),
    );
    const endless = unwrap(
      playRandomMatches(lots.game, { ...sample, games: 1, options: { ending: "never" } }),
    );
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
  const save = async (name: string, ...records: readonly object[]): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, records.map((data) => `${JSON.stringify(data)}\n`).join(""));
    return file;
  };

  test("reports no difference on random games: code 0", async () => {
    const { code, output, errors } = await runProgram([
      "diff",
      TIC_TAC_TOE,
      version("texts"),
      "--games",
      "30",
      "--legal",
    ]);
    expect(errors).toBe("");
    expect(output).toMatch(/^Tic-tac-toe 0\.1\.0 → 0\.2\.0: 30 records, \d+ actions, all the same\.\n$/);
    expect(code).toBe(0);
  });

  test("reports the action, the position and both sides of a different clause: code 1", async () => {
    const file = await save(
      "two.jsonl",
      { ...record, actions: ["a1"] },
      { ...record, actions: ["a1", "b2"] },
    );
    const { code, output } = await runProgram(["diff", TIC_TAC_TOE, version("clause"), file]);
    expect(output).toBe(
      [
        "Tic-tac-toe 0.1.0 → 0.2.0: 1 of 2 records differ.",
        "",
        `${file}:2, action 2, b2: judged differently`,
        "  position   place:2 ......x..",
        "  old 0.1.0  accepted",
        "  new 0.2.0  refused: b2 already holds a mark. [place.free: One mark on a free cell]",
        "",
      ].join("\n"),
    );
    expect(code).toBe(1);
  });

  test("reports different outcomes with their clauses", async () => {
    const file = await save("draw.json", { ...record, actions: DRAW });
    const { code, output } = await runProgram(["diff", TIC_TAC_TOE, version("outcome"), file]);
    expect(output).toMatch(
      /\n {2}old 0\.1\.0 {2}A draw\. \[end\.full: [^\]]+\]\n {2}new 0\.2\.0 {2}Player 1[^\n]* wins\. \[end\.full: /,
    );
    expect(code).toBe(1);
  });

  test("finds a difference with random games, and names the other records that differ", async () => {
    const args = ["diff", TIC_TAC_TOE, version("clause"), "--games", "5", "--seed", "x", "--language", "fr"];
    const { code, output } = await runProgram(args);
    expect(output).toMatch(
      /^Morpion 0\.1\.0 → 0\.2\.0\u00a0: \d parties sur 5 divergent\.\n\n#1, coup \d, b2/,
    );
    expect(output).toMatch(/\n\nAussi, au coup\u00a0: #2 \(\d\)/);
    expect(code).toBe(1);
  });

  test("plays records of any version, and a series match by match", async () => {
    const old = { ...record, version: "7.0.0", actions: ["a1", "b2"] };
    const series = {
      ...record,
      plan: { games: 2, first: "fixed" },
      earlier: [{ actions: DRAW, outcome: null }],
      actions: ["b2"],
      outcome: null,
    };
    const files = [await save("old.json", old), await save("series.json", series)];
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
      differences: [
        { record: files[0], index: 2, new: { clause: "place.free" } },
        { record: `${files[1]}#1`, index: 1 },
        { record: `${files[1]}#2`, index: 1 },
      ],
    });
    expect(code).toBe(1);
  });

  test("accepts the ids of built-in games", async () => {
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
    expect(JSON.parse(output)).toMatchObject({ game: "pantarei", same: true, records: 2, differences: [] });
    expect(code).toBe(0);
  });

  test.each([
    [["diff", "pantarei"], "<new> is missing"],
    [
      ["diff", "pantarei", "ssserpent"],
      "pantarei and ssserpent are different games, not two versions of one",
    ],
    [["diff", "pantarei", "./nowhere"], 'there is no package or path "./nowhere"'],
    [["diff", "pantarei", version("nothing")], "there is no package or path"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, "nowhere.json"], "nowhere.json cannot be read (ENOENT)"],
    [["diff", TIC_TAC_TOE, TIC_TAC_TOE, TIC_TAC_TOE], "not a saved match"],
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

  test("refuses records that are invalid in both versions, or of another game: code 2", async () => {
    for (const [invalid, message] of [
      [
        { ...record, actions: ["b2", "b2"] },
        "is invalid in both versions: action 2, b2 already holds a mark.",
      ],
      [{ ...record, game: "pantarei", actions: [] }, "is a record of pantarei, not of tic-tac-toe"],
      [{ ...record, actions: "b2" }, "not a saved match"],
    ] as const) {
      const args = ["diff", TIC_TAC_TOE, version("texts"), await save("invalid.json", invalid)];
      const { code, errors } = await runProgram(args);
      expect(errors).toContain(message);
      expect(code).toBe(2);
    }
  });
});
