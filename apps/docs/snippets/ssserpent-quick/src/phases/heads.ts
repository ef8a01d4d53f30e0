import type { Phase } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { type Cell, cellName, gridOfTable, WALLED_GROUND } from "@serpentarium/ssserpent/parts";
import type { SsserpentQuick } from "../game.ts";

type Heads = Phase<SsserpentQuick, "heads">;

/** Whether two border cells are on the same side; a corner is on two sides. */
function areOnOneSide(a: Cell, b: Cell, size: number): boolean {
  const isSide = (one: number, other: number): boolean => one === other && one % (size - 1) === 0;
  return isSide(Math.floor(a / size), Math.floor(b / size)) || isSide(a % size, b % size);
}

/** The base's phase, which also refuses a second head on the side of the first. */
export const heads = (base: Heads): Heads =>
  withRefusal(base, ({ table, serpents }, { cell }) => {
    const grid = gridOfTable(WALLED_GROUND, table);
    const placed = serpents.flatMap(({ body }) => body);
    const near = placed.find((head) => areOnOneSide(cell, head, grid.size));
    if (near === undefined) return undefined;
    const [at, by] = [cellName(grid, cell), cellName(grid, near)];
    return { clause: "heads.other-side", data: { cell: at, by }, spaces: [at, by] };
  });
