import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatLink, matchesOf } from "@serpentarium/core/record";
import { beforeEach, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

const PLUGIN = ["--plugin", TIC_TAC_TOE];
/** Won by the first seat. */
const WON = ["a1", "a2", "b1", "b2", "c1"];
const DRAWN = ["b2", "a1", "a2", "c2", "b1", "b3", "a3", "c1", "c3"];
const NEXT = "";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});

const file = (name: string): string => join(folder, name);
const readSaved = async (name = "series.json") => JSON.parse(await readFile(file(name), "utf8"));

/** Plays three games of tic-tac-toe from input lines; the record goes to `series.json`. */
const playLines = (lines: readonly string[], ...args: readonly string[]): Promise<ProgramResult> =>
  runProgram(
    ["play", "tic-tac-toe", ...PLUGIN, "--record", file("series.json"), "--games", "3", ...args],
    lines.map((line) => `${line}\n`).join(""),
  );

const PEOPLE = ["--players", "person"];
const ROTATING = [...PEOPLE, "--first", "rotating"];

describe("a series, line by line", () => {
  test("score.series: prints the score table after each game, starts the next on Enter, and saves them all", async () => {
    const { code, output } = await playLines([...WON, NEXT, ...DRAWN, NEXT, ...WON], ...ROTATING);
    expect(output).toContain("\nGame 1 of 3. A: Player 1, B: Player 2.\n");
    expect(output).toContain(
      "\n        A  B\nGame 1  1  0  [end.line]\nTotal   1  0\nA leads.\n\nNext game? (Enter",
    );
    expect(output).toContain("\nGame 2 of 3. B: Player 1, A: Player 2.\n");
    expect(output).toContain("\nGame 2   ½  ½  [end.full]\nTotal   1½  ½\nA leads.\n");
    expect(output).toMatch(
      /Total {3}2½ {2}½\nA wins the series\.\n\nThe series is in [^\n]*series\.json\.\n$/,
    );
    expect(code).toBe(0);
    const record = await readSaved();
    expect(record).toMatchObject({ format: "serpentarium/1", plan: { games: 3, first: "rotating" } });
    expect(matchesOf(record).map(({ actions }) => actions)).toEqual([WON, DRAWN, WON]);
  });

  test("keeps the players in their seats by default", async () => {
    const { output } = await playLines([...WON, NEXT, ...WON, NEXT, ...WON], ...PEOPLE);
    expect(output).toContain("\nGame 3 of 3. A: Player 1, B: Player 2.\n");
    expect(output).toContain("\nTotal   3  0\nA wins the series.\n");
  });

  test("reports equal points during the series and at the end", async () => {
    const twoGames = [...ROTATING, "--games", "2"];
    const { output } = await playLines([...DRAWN, NEXT, ...DRAWN], ...twoGames);
    expect(output).toContain("\nTotal   ½  ½\nAll are level.\n");
    expect(output).toContain("\nTotal   1  1\nThe series is a draw.\n");
  });

  test("undo after a game reopens it, even after a resignation", async () => {
    await playLines([...WON, "undo", "c3", "resign", "undo", "c1", "quit"], ...PEOPLE);
    expect(matchesOf(await readSaved())).toEqual([
      { actions: ["a1", "a2", "b1", "b2", "c3", "c1"], outcome: null },
    ]);
  });

  test("save writes the series during and after a game; other commands between games print help", async () => {
    const lines = [
      ...WON,
      `save ${file("pause.json")}`,
      "resign",
      "?",
      NEXT,
      "a1",
      `save ${file("game.json")}`,
    ];
    const { output } = await playLines(lines, ...PEOPLE);
    expect(matchesOf(await readSaved("pause.json"))).toHaveLength(1);
    expect(matchesOf(await readSaved("game.json"))[1]).toEqual({ actions: ["a1"], outcome: null });
    expect(output.match(/^Enter to begin it, undo, save <file>, quit$/gm)).toHaveLength(2);
  });

  test("quit and the end of the input save the series; --resume continues it", async () => {
    for (const leave of [["quit"], []]) {
      const { output } = await playLines([...WON, ...leave], ...ROTATING);
      expect(output).toMatch(
        /The series so far is in [^\n]*series\.json; continue it with --resume [^\n]*series\.json\.\n$/,
      );
    }
    const resumed = await playLines([NEXT, "a1"], "--resume", file("series.json"), ...PEOPLE);
    expect(resumed.output).toContain("\nGame 2 of 3. B: Player 1, A: Player 2.\n");
    await playLines(["a2"], "--resume", file("series.json"), ...PEOPLE);
    expect(matchesOf(await readSaved())).toMatchObject([{ actions: WON }, { actions: ["a1", "a2"] }]);
  });

  test("a random player changes seats with its player, and two of them need no input", async () => {
    const { output } = await playLines(["resign", NEXT, "?"], "--first", "rotating", "--seed", "1");
    expect(output).toMatch(/Game 2 of 3\. B: Player 1, A: Player 2\.\n» [abc][123]\n {2}Player 1 marks/);
    const alone = await playLines([], "--players", "random", "--seed", "1");
    expect(alone.output).toMatch(/\nTotal .*\n[^\n]*series[^\n]*\.\n\nThe series is in/);
    expect(alone.output).not.toContain("Next game?");
  });

  test("prints French and accepts French commands", async () => {
    const lines = [...WON, "annuler", "c1", `enregistrer ${file("x.json")}`, NEXT, ...WON, "quitter"];
    const { output } = await playLines(lines, ...ROTATING, "--language", "fr");
    expect(output).toContain("\nPartie 1 sur 3. A\u00a0: Joueur 1, B\u00a0: Joueur 2.\n");
    expect(output).toContain("\nPartie 1  1  0  [end.line]\nTotal     1  0\nA mène.\n");
    expect(output).toContain("Partie suivante\u00a0? (Entrée pour la commencer");
    expect(output).toContain("\nTotal     1  1\nÉgalité.\n");
    expect(output).toMatch(/\nLa série en cours est dans [^\n]*\u00a0; --resume [^\n]* la reprend\.\n$/);
    expect(existsSync(file("x.json"))).toBe(true);
  });

  test("with one game is a single match", async () => {
    const { output } = await playLines(WON, ...PEOPLE, "--games", "1");
    expect(output).not.toContain("Game 1 of 1");
    expect(output).toMatch(/\nThe game is in /);
    expect(await readSaved()).not.toHaveProperty("plan");
  });

  test.each([
    [["--games", "0"], "--games: expected a whole number from 1 to 1000"],
    [["--games", "many"], "--games: expected a whole number from 1 to 1000"],
    [["--first", "last"], "--first: expected one of fixed, rotating"],
  ])("%j is a usage error", async (args, message) => {
    const { code, errors } = await playLines([], ...args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });
});

describe("replay of a series", () => {
  const save = async (changes: object = {}): Promise<string> => {
    await playLines([...WON, NEXT, "a1", "resign", NEXT, "b2"], ...ROTATING);
    await writeFile(file("changed.json"), JSON.stringify({ ...(await readSaved()), ...changes }));
    return file("changed.json");
  };

  test("prints every game with its seats, and the score table", async () => {
    const { code, output } = await runProgram(["replay", await save(), ...PLUGIN]);
    expect(output).toMatch(/^Game 1 of 3\. A: Player 1, B: Player 2\.\n\n1\. a1\n/);
    expect(output).toContain("Player 1 wins. [end.line: Three in a line win]\n\nGame 2 of 3. B: Player 1");
    expect(output).toContain("Player 1 wins. [resignation]\n\nGame 3 of 3.");
    expect(output).toMatch(
      /The game goes on\.\n\n {8}A {2}B\nGame 1 {2}1 {2}0 {2}\[end\.line\]\nGame 2 {2}0 {2}1 {2}\[resign\]\nTotal {3}1 {2}1\nAll are level\.\n$/,
    );
    expect(code).toBe(0);
  });

  test("reads links and standard input", async () => {
    const data = await readFile(await save(), "utf8");
    const link = `https://example.org/play/#${formatLink(JSON.parse(data))}`;
    const linked = await runProgram(["replay", link, ...PLUGIN]);
    const piped = await runProgram(["replay", "-", ...PLUGIN], data);
    expect(linked.output).toContain("Total   1  1\n");
    expect(piped.output).toBe(linked.output);
  });

  const withMatches = (matches: readonly object[]) => ({ earlier: matches.slice(0, -1), ...matches.at(-1) });
  const first = { actions: WON, outcome: { winners: [0], reason: "end.line" } };
  test.each([
    [
      [first, { actions: ["b2", "b2"], outcome: null }],
      "game 2, action 2 of 2, b2: b2 already holds a mark. [",
    ],
    [[{ actions: ["z9"], outcome: null }], "game 1, action 1 of 1, z9: expected a cell"],
    [[first, { ...first, outcome: null }], "game 2: the result is not the one"],
    [[first, first, first, first], "game 4: more than 3 games"],
  ])("refuses %j with code 1", async (matches, message) => {
    const { code, output, errors } = await runProgram([
      "replay",
      await save(withMatches(matches)),
      ...PLUGIN,
    ]);
    expect(errors).toContain(message);
    expect(output).toBe("");
    expect(code).toBe(1);
  });

  test("refuses in French", async () => {
    const path = await save(withMatches([{ actions: ["b2", "b2"], outcome: null }]));
    const { errors } = await runProgram(["replay", path, ...PLUGIN, "--language", "fr"]);
    expect(errors).toContain("partie 1, coup 2 sur 2, b2\u00a0: b2 porte déjà une marque.");
  });

  test("svg draws the last game", async () => {
    const { code, output } = await runProgram(["svg", "tic-tac-toe", ...PLUGIN, "--record", await save()]);
    expect(output).toContain("b2: cross");
    expect(output).not.toContain("a1: cross");
    expect(code).toBe(0);
  });
});
