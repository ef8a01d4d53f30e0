import { createRandom, createTable, randomAction } from "@serpentarium/core";
import type { Position } from "@serpentarium/ssserpent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ssserpentTorus as game } from "../src/index.ts";
import { actions, allCells, beside, readSheet, setupBeds, starts, writeSheet } from "./by-hand.ts";

const TABLES = [
  {},
  { size: 5, apples: 2, blueApples: 2 },
  { size: 6, apples: 6, blueApples: 8, bodies: 12 },
  { size: 9, blueApples: 8 },
].map((options) => createTable(game, { options: { quietLimit: null, moveLimit: null, ...options } }));

/** A position so many actions into a random game, or where it ends before. */
function reached(table: (typeof TABLES)[number], seed: number, depth: number): Position {
  const random = createRandom(seed);
  let position = game.start(table);
  for (let i = 0; i < depth && position.phase !== "over"; i++)
    position = game.apply(position, randomAction(game, position, random));
  return position;
}

const legal = (position: Position): string[] =>
  game.legalActions(position).map((action) => game.formatAction(action, position));

const positions = (most: number): fc.Arbitrary<Position> =>
  fc
    .tuple(fc.constantFrom(...TABLES), fc.integer(), fc.nat(most))
    .map(([table, seed, depth]) => reached(table, seed, depth));

describe("by hand and by the game", () => {
  test("torus.edges: the same paths and replantings, and the same grid after each", () => {
    fc.assert(
      fc.property(positions(110), (position) => {
        fc.pre(position.phase === "move" || position.phase === "replant");
        const text = game.formatPosition(position);
        const sheet = readSheet(position.table.options.size, text);
        expect(writeSheet(sheet)).toBe(text);
        const byHand = [...actions(sheet)].map(([action, after]) => `${action} ${writeSheet(after)}`);
        const byGame = game.legalActions(position).map((action) => {
          const after = game.formatPosition(game.apply(position, action));
          return `${game.formatAction(action, position)} ${after}`;
        });
        expect(byGame.toSorted()).toEqual(byHand.toSorted());
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test("place.apple, torus.head-room, setup.heads: the same cells during set-up", () => {
    fc.assert(
      fc.property(positions(24), (position) => {
        fc.pre(position.phase === "blue" || position.phase === "apples" || position.phase === "heads");
        const sheet = readSheet(position.table.options.size, game.formatPosition(position));
        const cells = position.phase === "heads" ? starts(sheet) : setupBeds(sheet);
        expect(legal(position)).toEqual(cells);
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test("torus.edges: at every size the four cells beside a cell are four", () => {
    for (let size = 5; size <= 13; size++) {
      for (const cell of allCells(size)) {
        const near = ["N", "E", "S", "W"].map((way) => beside(size, cell, way));
        expect(new Set([cell, ...near]).size).toBe(5);
        const twice = ["N", "E", "S", "W"].map((way, i) => beside(size, near[i] ?? "", way));
        expect(new Set(twice).size).toBe(4);
      }
    }
  });
});
