import { createRandom, createTable, randomAction } from "@serpentarium/core";
import type { Position } from "@serpentarium/ssserpent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ssserpentTorus as game } from "../src/index.ts";
import {
  allCells,
  formatReference,
  headCells,
  neighbour,
  parseReference,
  setupAppleCells,
  successors,
} from "./reference-rules.ts";

const TABLES = [
  {},
  { size: 5, apples: 2, blueApples: 2 },
  { size: 6, apples: 6, blueApples: 8, bodies: 12 },
  { size: 9, blueApples: 8 },
].map((options) => createTable(game, { options: { quietLimit: null, moveLimit: null, ...options } }));

/** The position of a random match after `depth` actions, or at its end. */
function randomPosition(table: (typeof TABLES)[number], seed: number, depth: number): Position {
  const random = createRandom(seed);
  let position = game.start(table);
  for (let i = 0; i < depth && position.phase !== "over"; i++)
    position = game.apply(position, randomAction(game, position, random));
  return position;
}

const legal = (position: Position): string[] =>
  game.legalActions(position).map((action) => game.formatAction(action, position));

const positions = (maxDepth: number): fc.Arbitrary<Position> =>
  fc
    .tuple(fc.constantFrom(...TABLES), fc.integer(), fc.nat(maxDepth))
    .map(([table, seed, depth]) => randomPosition(table, seed, depth));

describe("the reference rules and the game agree", () => {
  test("torus.edges: on paths and replantings, and on the grid after each", () => {
    fc.assert(
      fc.property(positions(110), (position) => {
        fc.pre(position.phase === "move" || position.phase === "replant");
        const text = game.formatPosition(position);
        const reference = parseReference(position.table.options.size, text);
        expect(formatReference(reference)).toBe(text);
        const expected = [...successors(reference)].map(
          ([action, after]) => `${action} ${formatReference(after)}`,
        );
        const actual = game.legalActions(position).map((action) => {
          const after = game.formatPosition(game.apply(position, action));
          return `${game.formatAction(action, position)} ${after}`;
        });
        expect(actual.toSorted()).toEqual(expected.toSorted());
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test("place.apple, torus.head-room, setup.heads: on the cells open during set-up", () => {
    fc.assert(
      fc.property(positions(24), (position) => {
        fc.pre(position.phase === "blue" || position.phase === "apples" || position.phase === "heads");
        const reference = parseReference(position.table.options.size, game.formatPosition(position));
        const cells = position.phase === "heads" ? headCells(reference) : setupAppleCells(reference);
        expect(legal(position)).toEqual(cells);
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test("torus.edges: at every size a cell has four distinct neighbours", () => {
    for (let size = 5; size <= 13; size++) {
      for (const cell of allCells(size)) {
        const near = ["N", "E", "S", "W"].map((direction) => neighbour(size, cell, direction));
        expect(new Set([cell, ...near]).size).toBe(5);
        const twice = ["N", "E", "S", "W"].map((direction, i) => neighbour(size, near[i] ?? "", direction));
        expect(new Set(twice).size).toBe(4);
      }
    }
  });
});
