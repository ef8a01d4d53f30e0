import { deepFreeze } from "@serpentarium/core";
import { choice } from "@serpentarium/core/notation";
import { type Discs, fullColumns } from "./material/discs.ts";
import { COLUMNS } from "./material/grid.ts";

/** The acting player drops a disc. */
export interface Action {
  readonly phase: "drop";
  /** 0 to 6 from the left, see {@link COLUMNS}. */
  readonly column: number;
}

/** One object per action, shared by all positions. */
export const ACTIONS: readonly Action[] = deepFreeze(COLUMNS.map((_, column) => ({ phase: "drop", column })));

/** The legal actions for each set of full columns, one bit per column; these lists are shared as well. */
const OPEN_ACTIONS = deepFreeze(
  Array.from({ length: 1 << COLUMNS.length }, (_, full) =>
    ACTIONS.filter(({ column }) => (full & (1 << column)) === 0),
  ),
);

/** The actions for all open columns (`drop.full`). */
export const openActions = (discs: Discs): readonly Action[] =>
  OPEN_ACTIONS[fullColumns(discs)] as readonly Action[];

export const formatAction = ({ column }: Action): string => String(COLUMNS[column]);

export const { parse: parseAction } = choice(ACTIONS, formatAction, { id: "values.column" });
