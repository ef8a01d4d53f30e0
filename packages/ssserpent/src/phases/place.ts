import type { Refusal } from "@serpentarium/core";
import { PLACEMENTS, type Placement } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Cell } from "../material/grid.ts";
import { type Ground, gridAt } from "../material/ground.ts";
import { appleObstacle } from "../material/placing.ts";
import type { Field } from "../position.ts";

type ApplePhase = "blue" | "apples" | "replant";

/** An apple on each of some cells, as actions of a phase. */
export const placings = <P extends ApplePhase>(phase: P, cells: readonly Cell[]): readonly Placement<P>[] =>
  cells.map((cell) => (PLACEMENTS[phase] as readonly Placement<P>[])[cell] as Placement<P>);

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
