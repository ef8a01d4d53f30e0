import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Game } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { readCase, readCorpus, saveCase } from "../src/corpus.ts";
import { fuzz } from "../src/fuzz.ts";
import { loadSubjects, type Subject } from "../src/games.ts";
import { TARGETS } from "../src/targets/index.ts";

const subjects = await loadSubjects();
const CASES = 400;

const ticTacToe = subjects.find(({ game }) => game.id === "tic-tac-toe") as Subject;
const { legalActions, parseAction, parsePosition } = ticTacToe.game;

/** The smallest game with a planted fault. */
function withFault(change: Partial<Game>): readonly Subject[] {
  const game: Game = { ...ticTacToe.game, ...change };
  return [{ ...ticTacToe, game, plugin: { ...ticTacToe.plugin, game } }];
}

const throwPlanted = (): never => {
  throw new Error("planted");
};
const startText = ticTacToe.game.formatPosition(ticTacToe.game.start({ seats: 2, options: {} }));

const listPlayed: Game["legalActions"] = (position) => {
  const played = parseAction("b2", position);
  return played.ok ? [...new Set([...legalActions(position), played.value])] : [];
};

/** Planted faults by description. */
const FAULTS: Readonly<Record<string, Partial<Game>>> = {
  "parseAction throws for long texts": {
    parseAction: (text, position) => (text.length > 4 ? throwPlanted() : parseAction(text, position)),
  },
  "parsePosition throws for long texts": {
    parsePosition: (text, table) =>
      text.length > startText.length + 1 ? throwPlanted() : parsePosition(text, table),
  },
  "legalActions lists b2 after it was played": {
    legalActions: listPlayed,
    legalRanges: (position) => listPlayed(position).map((action) => ({ action, amounts: [] })),
  },
  "parsePosition throws after the first action": {
    parsePosition: (text, table) => (text === startText ? parsePosition(text, table) : throwPlanted()),
  },
};
const FOUND_BY: Readonly<Record<string, readonly string[]>> = {
  engine: [
    "parseAction throws for long texts",
    "parsePosition throws for long texts",
    "legalActions lists b2 after it was played",
  ],
  records: ["parseAction throws for long texts"],
  links: ["parseAction throws for long texts"],
  "position-data": ["legalActions lists b2 after it was played"],
  editor: ["parsePosition throws for long texts", "legalActions lists b2 after it was played"],
  queue: ["parsePosition throws after the first action"],
  embed: ["parseAction throws for long texts", "parsePosition throws for long texts"],
  bots: ["legalActions lists b2 after it was played"],
};

test("every target has faults to find", () => {
  expect(Object.keys(FOUND_BY)).toEqual(TARGETS.map(({ name }) => name));
});

describe.each([...TARGETS])("$name", (target) => {
  test("passes for a game without faults", () => {
    expect(fuzz(target, withFault({}), 1, 40)).toEqual({ cases: 40 });
  });

  test.each(FOUND_BY[target.name] ?? [])("finds the planted fault %s", (fault) => {
    const faulty = withFault(FAULTS[fault] ?? {});
    const { finding } = fuzz(target, faulty, 1, CASES);
    expect(finding).toBeDefined();
    expect(() => target.check(finding?.input, faulty)).toThrow();
    expect(() => target.check(finding?.input, withFault({}))).not.toThrow();
    expect(fuzz(target, faulty, 1, CASES).finding?.input, "the same seed").toEqual(finding?.input);
  });
});

test("a saved case is read back unchanged", () => {
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  const input = { lines: ["\ud800", "__proto__"] };
  const file = resolve(saveCase("engine", input, folder));
  expect(readCase(file)).toMatchObject({ target: "engine", input });
  expect(readCorpus(folder)).toEqual([readCase(file)]);
});
