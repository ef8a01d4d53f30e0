import { createRandom, playout } from "@serpentarium/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { COLUMNS, lineThrough, ROWS } from "../src/grid.ts";
import { connectFour } from "../src/index.ts";

const table = { seats: 2, options: {} };

/** Whether four like discs stand in a line anywhere: every cell, every direction, by the grid's coordinates. */
function hasLineAnywhere(cells: readonly number[]): boolean {
  const at = (column: number, row: number): number | undefined =>
    row >= 0 && row < ROWS ? cells[column * ROWS + row] : undefined;
  return COLUMNS.some((_, column) =>
    Array.from({ length: ROWS }, (_, row) => row).some((row) =>
      [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ].some(([right = 0, up = 0]) => {
        const discs = [0, 1, 2, 3].map((n) => at(column + n * right, row + n * up));
        return discs.every((disc) => disc !== undefined && disc !== -1 && disc === discs[0]);
      }),
    ),
  );
}

test("end.line: a game ends with the disc that makes the first line, and with no other", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const last = playout(connectFour, connectFour.start(table), createRandom(seed), ({ cells }) =>
        expect(hasLineAnywhere(cells)).toBe(false),
      );
      if (last.phase !== "over") throw new Error("the game goes on");
      expect(hasLineAnywhere(last.cells)).toBe(last.outcome.reason === "end.line");
    }),
    { numRuns: 200 },
  );
});

test("end.line: the line through a disc is found whatever else stands on the grid", () => {
  const grid = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 42, maxLength: 42 });
  fc.assert(
    fc.property(grid, (cells) => {
      const found = cells.some((disc, cell) => disc !== -1 && lineThrough(cells, cell));
      expect(found).toBe(hasLineAnywhere(cells));
    }),
    { numRuns: 200 },
  );
});
