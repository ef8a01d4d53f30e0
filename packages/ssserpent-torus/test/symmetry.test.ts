import { createRandom, createTable, randomAction, unwrap } from "@serpentarium/core";
import type { Position } from "@serpentarium/ssserpent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ssserpentTorus as game } from "../src/index.ts";
import { allCells, readSheet, type Sheet, writeSheet } from "./by-hand.ts";

const TABLES = [{}, { size: 5, apples: 2, blueApples: 2 }, { size: 8, bodies: 12 }].map((options) =>
  createTable(game, { options }),
);

const random = fc
  .tuple(fc.constantFrom(...TABLES), fc.integer(), fc.nat(110))
  .map(([table, seed, depth]): Position => {
    const dice = createRandom(seed);
    let position = game.start(table);
    for (let i = 0; i < depth && position.phase !== "over"; i++)
      position = game.apply(position, randomAction(game, position, dice));
    return position;
  });

/** Where cells come to, and directions. */
interface Image {
  readonly cell: (cell: string) => string;
  readonly way: (way: string) => string;
}

const named = (size: number, column: number, row: number): string =>
  allCells(size)[(((column + size) % size) * size + ((row + size) % size)) % (size * size)] ?? "";

const placed = (size: number, image: (column: number, row: number) => readonly [number, number]) => {
  const cells = allCells(size);
  return (cell: string): string => {
    const at = cells.indexOf(cell);
    return named(size, ...image(Math.floor(at / size), at % size));
  };
};

const shifted = (size: number, dx: number, dy: number): Image => ({
  cell: placed(size, (column, row) => [column + dx, row + dy]),
  way: (way) => way,
});

const turned = (size: number): Image => ({
  cell: placed(size, (column, row) => [row, size - 1 - column]),
  way: (way) => ({ N: "E", E: "S", S: "W", W: "N" })[way] ?? way,
});

function imageOf(sheet: Sheet, { cell, way }: Image): string {
  const beast = (one: Sheet["beasts"][number]): Sheet["beasts"][number] => ({
    ...one,
    cells: one.cells.map(cell),
    last: way(one.last),
  });
  return writeSheet({
    ...sheet,
    beasts: [beast(sheet.beasts[0]), beast(sheet.beasts[1])],
    blue: sheet.blue.map(cell),
    apples: [sheet.apples[0].map(cell), sheet.apples[1].map(cell)],
  });
}

const actionImage = (text: string, { cell, way }: Image): string => {
  if (/^[NESW]+$/.test(text)) return Array.from(text, way).join("");
  return /^[a-m]\d+$/.test(text) ? cell(text) : text;
};

/** Every legal action with what becomes of it, as a symmetry sees it; the plain texts without one. */
function outcomes(position: Position, image?: Image): string[] {
  const { size } = position.table.options;
  return game
    .legalActions(position)
    .map((action) => {
      const text = game.formatAction(action, position);
      const after = game.formatPosition(game.apply(position, action));
      if (!image) return `${text} ${after}`;
      return `${actionImage(text, image)} ${imageOf(readSheet(size, after), image)}`;
    })
    .toSorted();
}

function expectAlike(position: Position, image: Image): void {
  const text = imageOf(readSheet(position.table.options.size, game.formatPosition(position)), image);
  const moved = unwrap(game.parsePosition(text, position.table));
  expect(outcomes(moved)).toEqual(outcomes(position, image));
}

describe("every cell is like every other", () => {
  test("torus.edges: a position moved along has the legal actions moved along, and what they lead to", () => {
    fc.assert(
      fc.property(random, fc.nat(12), fc.nat(12), (position, dx, dy) => {
        const { size } = position.table.options;
        expectAlike(position, shifted(size, dx % size, dy % size));
      }),
      { seed: 7, numRuns: 120 },
    );
  });

  test("torus.edges: a quarter turn changes nothing but names", () => {
    fc.assert(
      fc.property(random, (position) => expectAlike(position, turned(position.table.options.size))),
      { seed: 7, numRuns: 60 },
    );
  });

  test("place.apple, setup.heads: on an empty grid no cell is left out", () => {
    for (const table of TABLES) {
      const { size } = table.options;
      expect(game.legalActions(game.start(table))).toHaveLength(size * size);
    }
  });
});
