import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Game } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { keepCase, readCase, readCorpus } from "../src/corpus.ts";
import { fuzz } from "../src/fuzz.ts";
import { loadSubjects, type Subject } from "../src/games.ts";
import { TARGETS } from "../src/targets/index.ts";

const subjects = await loadSubjects();
const CASES = 400;

const small = subjects.find(({ game }) => game.id === "tic-tac-toe") as Subject;
const { legalActions, parseAction, parsePosition } = small.game;

/** A small game with something else in it. */
function planted(change: Partial<Game>): readonly Subject[] {
  const game: Game = { ...small.game, ...change };
  return [{ ...small, game, plugin: { ...small.plugin, game } }];
}

const broken = (): never => {
  throw new Error("planted");
};
const usual = small.game.formatPosition(small.game.start({ seats: 2, options: {} })).length;

/** What is wrong with a game. */
const FAULTS: Readonly<Record<string, Partial<Game>>> = {
  "a long notation breaks it": {
    parseAction: (text, position) => (text.length > 4 ? broken() : parseAction(text, position)),
  },
  "a long position breaks it": {
    parsePosition: (text, table) => (text.length > usual + 1 ? broken() : parsePosition(text, table)),
  },
  "it lists what was played": {
    legalActions: (position) => {
      const played = parseAction("b2", position);
      return played.ok ? [...new Set([...legalActions(position), played.value])] : [];
    },
  },
  "the title of a clause breaks it": {
    clauses: Object.fromEntries(
      Object.entries(small.game.clauses).map(([id, clause]) => [
        id,
        {
          ...clause,
          get title() {
            return broken();
          },
        },
      ]),
    ),
  },
};
const FOUND_BY: Readonly<Record<string, readonly string[]>> = {
  engine: ["a long notation breaks it", "a long position breaks it", "it lists what was played"],
  records: ["a long notation breaks it"],
  links: ["a long notation breaks it"],
  editor: ["a long position breaks it", "it lists what was played"],
  queue: ["the title of a clause breaks it"],
  embed: ["a long notation breaks it", "a long position breaks it"],
};

test("every target has a fault to find", () => {
  expect(Object.keys(FOUND_BY)).toEqual(TARGETS.map(({ name }) => name));
});

describe.each([...TARGETS])("$name", (target) => {
  test("holds for a game in order", () => {
    expect(fuzz(target, planted({}), 1, 40)).toEqual({ cases: 40 });
  });

  test.each(FOUND_BY[target.name] ?? [])("finds the planted fault %s", (fault) => {
    const faulty = planted(FAULTS[fault] ?? {});
    const { finding } = fuzz(target, faulty, 1, CASES);
    expect(finding).toBeDefined();
    expect(() => target.check(finding?.input, faulty)).toThrow();
    expect(() => target.check(finding?.input, planted({}))).not.toThrow();
    expect(fuzz(target, faulty, 1, CASES).finding?.input, "the same seed").toEqual(finding?.input);
  });
});

test("what is kept comes back as it was", () => {
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  const input = { lines: ["\ud800", "__proto__"] };
  const file = resolve(keepCase("engine", input, folder));
  expect(readCase(file)).toMatchObject({ target: "engine", input });
  expect(readCorpus(folder)).toEqual([readCase(file)]);
});
