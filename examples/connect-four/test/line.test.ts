import { createRandom, playout } from "@serpentarium/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { connectFour } from "../src/index.ts";
import { fromCells, hasLine, toCells } from "../src/material/discs.ts";
import { COLUMNS, EMPTY, lineThrough, ROWS } from "../src/material/grid.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const table = { seats: 2, options: {} };

/** Whether four equal discs are in a line anywhere; a naive search in every direction from every cell. */
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

test("end.line: a game ends with the first line, and with no earlier disc", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const last = playout(connectFour, connectFour.start(table), createRandom(seed), ({ discs }) =>
        expect(hasLineAnywhere(toCells(discs))).toBe(false),
      );
      if (last.phase !== "over") throw new Error("the game is not over");
      expect(hasLineAnywhere(toCells(last.discs))).toBe(last.outcome.reason === "end.line");
    }),
    { numRuns: 200 },
  );
});

test("end.line: lineThrough finds the line through a disc on any grid", () => {
  const grid = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 42, maxLength: 42 });
  fc.assert(
    fc.property(grid, (cells) => {
      const found = cells.some((disc, cell) => disc !== -1 && lineThrough(cells, cell));
      expect(found).toBe(hasLineAnywhere(cells));
    }),
    { numRuns: 200 },
  );
});

test("end.line: hasLine on the bits of each seat agrees on any grid", () => {
  const column = fc.array(fc.constantFrom(0, 1), { maxLength: ROWS });
  fc.assert(
    fc.property(fc.array(column, { minLength: COLUMNS.length, maxLength: COLUMNS.length }), (columns) => {
      const cells = columns.flatMap((discs) => [...discs, ...Array<number>(ROWS - discs.length).fill(EMPTY)]);
      const discs = fromCells(cells);
      expect(toCells(discs)).toEqual(cells);
      for (const seat of [0, 1]) {
        const own = cells.map((disc) => (disc === seat ? seat : EMPTY));
        expect(hasLine(discs, seat)).toBe(hasLineAnywhere(own));
      }
    }),
    { numRuns: 1000 },
  );
});
