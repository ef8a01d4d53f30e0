import { describe, expect, test } from "vitest";
import { createRandom, createTable, type Game, playout, SerpentariumError } from "../src/index.ts";
import { defineVariant, withRefusal } from "../src/variant/index.ts";
import { type Pebbles, type Position, pebbles } from "./fixtures/pebbles.ts";

const NEW_CLAUSE = { source: "platform" } as const;
interface Gravel extends Omit<Pebbles, "clause"> {
  readonly clause: Pebbles["clause"] | "gravel.throw" | "gravel.take" | "gravel.stir";
}

/** Forbids a throw of 3, taking two pebbles at once, and stirring so that the first seat begins. */
const gravel = defineVariant<Pebbles, Gravel>(pebbles, {
  id: "gravel",
  version: "1.0.0",
  base: `^${pebbles.version}`,
  clauses: { "gravel.throw": NEW_CLAUSE, "gravel.take": NEW_CLAUSE, "gravel.stir": NEW_CLAUSE },
  phases: {
    throw: (phase) =>
      withRefusal(phase, (_, { most }) => (most === 3 ? { clause: "gravel.throw" } : undefined)),
    take: (phase) =>
      withRefusal(phase, (_, { count }) =>
        count === 2 ? { clause: "gravel.take", data: { count } } : undefined,
      ),
    stir: (phase) =>
      withRefusal(phase, (_, { order }) => (order[0] === 0 ? { clause: "gravel.stir" } : undefined)),
  },
});

/** Returns every position of many games. */
function reachedPositions(game: Game<Gravel>): Position[] {
  const positions: Position[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const table = createTable(game, { seats: 3 });
    playout(game, game.start(table), createRandom(seed), (position) => positions.push(position));
  }
  return positions;
}

const inPhase = (phase: Position["phase"]): Position[] =>
  reachedPositions(gravel).filter((one) => one.phase === phase);

describe("withRefusal", () => {
  test("removes only the forbidden actions from legalActions", () => {
    for (const position of inPhase("take")) {
      const counts = (game: Game<Pebbles> | Game<Gravel>): unknown[] =>
        game.legalActions(position).map((action) => ("count" in action ? action.count : undefined));
      expect(counts(gravel)).toEqual(counts(pebbles).filter((count) => count !== 2));
    }
  });

  test("refuses by the new clause, after the clauses of the phase", () => {
    const [position] = inPhase("take").filter(
      (one) => one.phase === "take" && one.most === 2 && one.pebbles > 2,
    );
    if (!position) throw new Error("a throw of two was expected");
    expect(gravel.refuse(position, { phase: "take", count: 2 })).toEqual({
      clause: "gravel.take",
      data: { count: 2 },
    });
    expect(gravel.refuse(position, { phase: "take", count: 3 })?.clause).toBe("take.most");
    expect(gravel.refuse(position, { phase: "take", count: 1 })).toBeUndefined();
  });

  test("removes forbidden outcomes of chance, and keeps the weights of the others", () => {
    const [position] = inPhase("throw");
    if (!position) throw new Error("a throw was expected");
    expect(gravel.chanceOutcomes(position)?.map(({ action, weight }) => [action, weight])).toEqual([
      [{ phase: "throw", most: 1 }, 3],
      [{ phase: "throw", most: 2 }, 2],
    ]);
  });

  test("draws again where an outcome that cannot be listed is forbidden", () => {
    const stirs = inPhase("stir");
    expect(stirs.length).toBeGreaterThan(5);
    for (const [seed, position] of stirs.entries()) {
      const action = gravel.drawOutcome(position, createRandom(seed));
      expect(gravel.refuse(position, action)).toBeUndefined();
    }
  });

  test("throws when every outcome of chance is forbidden", () => {
    const stuck = defineVariant<Pebbles>(pebbles, {
      id: "stuck",
      version: "1.0.0",
      base: `^${pebbles.version}`,
      phases: { stir: (phase) => withRefusal(phase, () => ({ clause: "stir.once" })) },
    });
    const [position] = inPhase("stir");
    if (!position) throw new Error("a stir was expected");
    expect(() => stuck.drawOutcome(position, createRandom(1))).toThrow(SerpentariumError);
  });
});
