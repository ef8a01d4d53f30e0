import {
  cellIn,
  choice,
  createPositionNotation,
  formatOutcome,
  listOf,
  seatAt,
} from "@serpentarium/core/notation";
import { type Action, ALL_ACTIONS } from "./action.ts";
import { type Cell, DIRECTIONS, gridOf, neighbour, OFF_GRID } from "./material/grid.ts";
import { cornerOf, type Serpent, type Serpents } from "./material/serpent.ts";
import { nextPosition } from "./outcome.ts";
import type { Position } from "./position.ts";

export const formatAction = ({ direction }: Action): string => direction;

export const { parse: parseAction } = choice(ALL_ACTIONS, formatAction);

const isNextTo = (cell: Cell, other: Cell, size: number): boolean =>
  DIRECTIONS.some((direction) => neighbour(cell, direction, size) === other);

/** Whether the cells of a serpent form a path from its corner. */
const isPathFrom = (serpent: Serpent, corner: Cell, size: number): boolean =>
  serpent[0] === corner &&
  serpent.every((cell, i) => i === 0 || isNextTo(serpent[i - 1] ?? OFF_GRID, cell, size));

/**
 * `<phase>:<to act or outcome> <serpent of player 1> <of player 2>`, each from tail to head: `move:2 a1-a2 e5`. The lengths of the
 * serpents determine the player to act.
 */
export const positionNotation = createPositionNotation<Position, "outcome">({
  forms: { move: "<toAct> <serpents>", over: "<outcome> <serpents>" },
  fields: (table) => ({
    toAct: seatAt(table),
    outcome: { format: (outcome) => formatOutcome(outcome) },
    serpents: listOf<Serpent, Serpents>(listOf(cellIn(gridOf(table.options.size)), "-"), " ", 2),
  }),
  example: "move:2 a1-a2 e5",
  complete({ table, serpents }) {
    const { size } = table.options;
    const [first, second] = serpents;
    const cells = [...first, ...second];
    const isWhole = serpents.every((serpent, seat) => isPathFrom(serpent, cornerOf(seat, size), size));
    const toAct = first.length - second.length;
    if (!isWhole || new Set(cells).size < cells.length || (toAct !== 0 && toAct !== 1))
      return { problem: { id: "failures.bad-position.serpents" } };
    return nextPosition({ table, serpents }, toAct);
  },
});
