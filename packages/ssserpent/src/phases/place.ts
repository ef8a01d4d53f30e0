import type { Refusal } from "@serpentarium/core";
import { PLACEMENTS, type Placement } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import { gridOf } from "../material/grid.ts";
import { appleCells, appleObstacle } from "../material/placing.ts";
import type { Field } from "../position.ts";

type ApplePhase = "blue" | "apples" | "replant";

/** Every legal cell for an apple, as an action of the phase. */
export const placings = <P extends ApplePhase>(phase: P, field: Field): readonly Placement<P>[] =>
  appleCells(field).map((cell) => (PLACEMENTS[phase] as readonly Placement<P>[])[cell] as Placement<P>);

/** `place.apple`, then `place.head-clear`, with the apple or head that forbids the cell. */
export function refusePlacing(field: Field, { cell }: Placement): Refusal<ClauseId> | undefined {
  const obstacle = appleObstacle(field, cell);
  if (!obstacle) return undefined;
  const { names } = gridOf(field.table.options.size);
  const [at, by] = [names[cell] ?? "", names[obstacle.cell] ?? ""];
  return { clause: obstacle.clause, data: { cell: at, by }, spaces: at === by ? [at] : [at, by] };
}
