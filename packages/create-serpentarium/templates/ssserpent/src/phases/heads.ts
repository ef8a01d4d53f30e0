import type { ActionInPhase, Phase, PositionInPhase, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import {
  adjacentCell,
  type Cell,
  cellName,
  type Grid,
  gridOfTable,
  HEADING_LETTERS,
  WALLED_GROUND,
} from "@serpentarium/ssserpent/parts";
import type { ClauseId } from "../clauses.ts";
import type { MySsserpent } from "../types.ts";

type HeadsPosition = PositionInPhase<MySsserpent, "heads">;
type Placing = ActionInPhase<MySsserpent, "heads">;

/** Whether a cell is a corner: two of its neighbours are off the grid. */
const isCorner = (grid: Grid, cell: Cell): boolean =>
  HEADING_LETTERS.filter((_, heading) => adjacentCell(grid, cell, heading) < 0).length === 2;

/**
 * Refuses a head in a corner. A cell between two corners always remains: only an apple on the next line inwards closes a
 * cell of the border, and no two apples, of any colours, are adjacent (`place.apple`).
 */
function refuseCorner({ table }: HeadsPosition, { cell }: Placing): Refusal<ClauseId> | undefined {
  const grid = gridOfTable(WALLED_GROUND, table);
  if (!isCorner(grid, cell)) return undefined;
  const name = cellName(grid, cell);
  return { clause: "setup.no-corner", data: { cell: name }, spaces: [name] };
}

/** The heads phase of Ssserpent with the clause `setup.no-corner`. */
export const heads = (phase: Phase<MySsserpent, "heads">): Phase<MySsserpent, "heads"> =>
  withRefusal(phase, refuseCorner);
