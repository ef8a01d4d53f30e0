import type { Random, Refusal } from "@serpentarium/core";
import { PLACEMENTS, type Placement } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Cell } from "../material/grid.ts";
import { type Ground, gridOfTable } from "../material/ground.ts";
import { appleObstacle } from "../material/placement.ts";
import type { BoardContents } from "../position.ts";

/** The placements of a phase, by cell. */
const placementsOf = <P extends Placement["phase"]>(phase: P): readonly Placement<P>[] => PLACEMENTS[phase];

/** The placements of a phase on the given cells. */
export function placementsOn<P extends Placement["phase"]>(
  phase: P,
  cells: readonly Cell[],
): readonly Placement<P>[] {
  const placements = placementsOf(phase);
  return cells.map((cell) => placements[cell] as Placement<P>);
}

/** Draws a placement on one of the given cells. */
export function samplePlacement<P extends Placement["phase"]>(
  phase: P,
  cells: readonly Cell[],
  random: Random,
): Placement<P> {
  const cell = cells[random.integer(cells.length)] as Cell;
  return placementsOf(phase)[cell] as Placement<P>;
}

/** Refuses by `place.apple`, then `place.head-clear`, with the apple or head that forbids the cell. */
export function refusePlacement(
  ground: Ground,
  field: BoardContents,
  { cell }: Placement,
): Refusal<ClauseId> | undefined {
  const obstacle = appleObstacle(ground, field, cell);
  if (!obstacle) return undefined;
  const { names } = gridOfTable(ground, field.table);
  const [at, by] = [names[cell] ?? "", names[obstacle.cell] ?? ""];
  return { clause: obstacle.clause, data: { cell: at, by }, spaces: at === by ? [at] : [at, by] };
}

/** Like `refusePlacement`, and then the additional rule of the ground, which holds during set-up. */
export const refuseSetupPlacement = (
  ground: Ground<ClauseId>,
  field: BoardContents,
  placement: Placement,
): Refusal<ClauseId> | undefined =>
  refusePlacement(ground, field, placement) ?? ground.refuseApple?.(field)(placement.cell);
