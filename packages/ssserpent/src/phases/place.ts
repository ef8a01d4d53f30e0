import type { Random, Refusal } from "@serpentarium/core";
import { PLACEMENTS, type Placement } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Cell } from "../material/grid.ts";
import { type Ground, gridAt } from "../material/ground.ts";
import { appleObstacle } from "../material/placing.ts";
import type { Field } from "../position.ts";

/** The placements of a phase, by cell. */
const placementsOf = <P extends Placement["phase"]>(phase: P): readonly Placement<P>[] => PLACEMENTS[phase];

/** An apple or a head on each of some cells, as actions of a phase. */
export function placings<P extends Placement["phase"]>(
  phase: P,
  cells: readonly Cell[],
): readonly Placement<P>[] {
  const placements = placementsOf(phase);
  return cells.map((cell) => placements[cell] as Placement<P>);
}

/** One of them. */
export function samplePlacing<P extends Placement["phase"]>(
  phase: P,
  cells: readonly Cell[],
  random: Random,
): Placement<P> {
  const cell = cells[random.integer(cells.length)] as Cell;
  return placementsOf(phase)[cell] as Placement<P>;
}

/** `place.apple`, then `place.head-clear`, with the apple or head that forbids the cell. */
export function refusePlacing(
  ground: Ground,
  field: Field,
  { cell }: Placement,
): Refusal<ClauseId> | undefined {
  const obstacle = appleObstacle(ground, field, cell);
  if (!obstacle) return undefined;
  const { names } = gridAt(ground, field.table);
  const [at, by] = [names[cell] ?? "", names[obstacle.cell] ?? ""];
  return { clause: obstacle.clause, data: { cell: at, by }, spaces: at === by ? [at] : [at, by] };
}

/** The same during set-up, and then what the ground forbids. */
export const refuseSetUp = (
  ground: Ground<ClauseId>,
  field: Field,
  placement: Placement,
): Refusal<ClauseId> | undefined =>
  refusePlacing(ground, field, placement) ?? ground.refuseApple?.(field)(placement.cell);
