import type { ActionIn, Phase, PositionIn, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import {
  type Cell,
  cellName,
  DIRECTIONS,
  type Grid,
  gridAt,
  neighbour,
  WALLED,
} from "@serpentarium/ssserpent/parts";
import type { ClauseId } from "../clauses.ts";
import type { MySsserpent } from "../game.ts";

type HeadsPosition = PositionIn<MySsserpent, "heads">;
type Placing = ActionIn<MySsserpent, "heads">;

/** Whether a cell is a corner: two of its neighbours are off the grid. */
const isCorner = (grid: Grid, cell: Cell): boolean =>
  DIRECTIONS.filter((_, heading) => neighbour(grid, cell, heading) < 0).length === 2;

/**
 * Refuses a head in a corner. A cell between two corners always remains: only an apple on the next line inwards closes a
 * cell of the border, and no two apples, of any colours, are adjacent (`place.apple`).
 */
function refuseCorner({ table }: HeadsPosition, { cell }: Placing): Refusal<ClauseId> | undefined {
  const grid = gridAt(WALLED, table);
  if (!isCorner(grid, cell)) return undefined;
  const name = cellName(grid, cell);
  return { clause: "setup.no-corner", data: { cell: name }, spaces: [name] };
}

/** The heads phase of Ssserpent with the clause `setup.no-corner`. */
export const heads = (phase: Phase<MySsserpent, "heads">): Phase<MySsserpent, "heads"> =>
  withRefusal(phase, refuseCorner);
