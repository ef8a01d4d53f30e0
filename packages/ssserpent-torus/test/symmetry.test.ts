import { createRandom, createTable, randomAction, unwrap } from "@serpentarium/core";
import type { Position } from "@serpentarium/ssserpent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ssserpentTorus as game } from "../src/index.ts";
import { allCells, formatReference, parseReference, type ReferencePosition } from "./reference-rules.ts";

const TABLES = [{}, { size: 5, apples: 2, blueApples: 2 }, { size: 8, bodies: 12 }].map((options) =>
  createTable(game, { options }),
);

const randomPositions = fc
  .tuple(fc.constantFrom(...TABLES), fc.integer(), fc.nat(110))
  .map(([table, seed, depth]): Position => {
    const dice = createRandom(seed);
    let position = game.start(table);
    for (let i = 0; i < depth && position.phase !== "over"; i++)
      position = game.apply(position, randomAction(game, position, dice));
    return position;
  });

/** A symmetry of the torus: its maps of cells and of headings. */
interface Symmetry {
  readonly cell: (cell: string) => string;
  readonly heading: (letter: string) => string;
}

const cellAt = (size: number, column: number, row: number): string =>
  allCells(size)[(((column + size) % size) * size + ((row + size) % size)) % (size * size)] ?? "";

const cellMapping = (size: number, map: (column: number, row: number) => readonly [number, number]) => {
  const cells = allCells(size);
  return (cell: string): string => {
    const at = cells.indexOf(cell);
    return cellAt(size, ...map(Math.floor(at / size), at % size));
  };
};

const translation = (size: number, dx: number, dy: number): Symmetry => ({
  cell: cellMapping(size, (column, row) => [column + dx, row + dy]),
  heading: (letter) => letter,
});

const quarterTurn = (size: number): Symmetry => ({
  cell: cellMapping(size, (column, row) => [row, size - 1 - column]),
  heading: (letter) => ({ N: "E", E: "S", S: "W", W: "N" })[letter] ?? letter,
});

function transformPosition(reference: ReferencePosition, { cell, heading }: Symmetry): string {
  const transform = (
    serpent: ReferencePosition["serpents"][number],
  ): ReferencePosition["serpents"][number] => ({
    ...serpent,
    cells: serpent.cells.map(cell),
    last: heading(serpent.last),
  });
  return formatReference({
    ...reference,
    serpents: [transform(reference.serpents[0]), transform(reference.serpents[1])],
    blue: reference.blue.map(cell),
    apples: [reference.apples[0].map(cell), reference.apples[1].map(cell)],
  });
}

const transformAction = (text: string, { cell, heading }: Symmetry): string => {
  if (/^[NESW]+$/.test(text)) return Array.from(text, heading).join("");
  return /^[a-m]\d+$/.test(text) ? cell(text) : text;
};

/** Every legal action with the position after it, transformed by a symmetry if one is given. */
function successorTexts(position: Position, symmetry?: Symmetry): string[] {
  const { size } = position.table.options;
  return game
    .legalActions(position)
    .map((action) => {
      const text = game.formatAction(action, position);
      const after = game.formatPosition(game.apply(position, action));
      if (!symmetry) return `${text} ${after}`;
      return `${transformAction(text, symmetry)} ${transformPosition(parseReference(size, after), symmetry)}`;
    })
    .toSorted();
}

function expectSymmetric(position: Position, symmetry: Symmetry): void {
  const text = transformPosition(
    parseReference(position.table.options.size, game.formatPosition(position)),
    symmetry,
  );
  const transformed = unwrap(game.parsePosition(text, position.table));
  expect(successorTexts(transformed)).toEqual(successorTexts(position, symmetry));
}

describe("all cells are equivalent", () => {
  test("torus.edges: a translation maps the legal actions and the positions after them", () => {
    fc.assert(
      fc.property(randomPositions, fc.nat(12), fc.nat(12), (position, dx, dy) => {
        const { size } = position.table.options;
        expectSymmetric(position, translation(size, dx % size, dy % size));
      }),
      { seed: 7, numRuns: 120 },
    );
  });

  test("torus.edges: a quarter turn maps the legal actions and the positions after them", () => {
    fc.assert(
      fc.property(randomPositions, (position) =>
        expectSymmetric(position, quarterTurn(position.table.options.size)),
      ),
      { seed: 7, numRuns: 60 },
    );
  });

  test("place.apple, setup.heads: on an empty grid every cell is legal", () => {
    for (const table of TABLES) {
      const { size } = table.options;
      expect(game.legalActions(game.start(table))).toHaveLength(size * size);
    }
  });
});
