import { type Result, succeed } from "@serpentarium/core";
import { cellIn, cellsIn, createPositionNotation, formatOutcome, seatAt } from "@serpentarium/core/notation";
import { type Action, countOf, gridOf, nameOf, type Position, positionOf } from "./rules.ts";

/** `c3` lays a scale there. */
export const formatAction = ({ cell }: Action, position: Position): string => nameOf(position, cell);

export function parseAction(text: string, { table }: Position): Result<Action> {
  const cell = cellIn(gridOf(table)).parse(text);
  return cell.ok ? succeed({ phase: "lay", cell: cell.value }) : cell;
}

/**
 * `<phase>:<to act or outcome> <cells>`, such as `lay:2 7/7/7/3x3/7/7/7`: the cells row by row from the top left, `x` for a scale of
 * player 1, `o` for one of player 2, and a number for so many free cells.
 */
export const positionNotation = createPositionNotation<Position, "outcome">({
  forms: { lay: "<toAct> <cells>", over: "<outcome> <cells>" },
  fields: (table) => ({
    toAct: seatAt(table),
    outcome: { format: (outcome) => formatOutcome(outcome) },
    cells: cellsIn({ ...gridOf(table), signs: "xo" }),
  }),
  example: "lay:2 7/7/7/3x3/7/7/7",
  complete({ table, cells }) {
    const ahead = countOf(cells, 0) - countOf(cells, 1);
    const position = positionOf(table, cells);
    // the winner has laid the last scale
    const isLast = position.phase === "lay" || position.outcome.places[ahead === 1 ? 0 : 1] === 1;
    if ((ahead === 0 || ahead === 1) && isLast) return position;
    return { problem: { id: "failures.bad-position.turns" } };
  },
});
