import { fail, type Result, type Seat, succeed } from "@serpentarium/core";
import { type Cell, formatCell, HEADINGS, type Heading, parseCell } from "./grid.ts";
import type { Position } from "./position.ts";

/** An action, told apart by the `phase` in which it is played. */
export type Action =
  | { readonly phase: "apple"; readonly cell: Cell }
  | { readonly phase: "turn"; readonly seat: Seat; readonly heading: Heading };

/** `e4` drops the apple there; `n`, `e`, `s` and `w` are headings, before which core writes the player. */
export const formatAction = (action: Action, { table }: Position): string =>
  action.phase === "turn" ? action.heading : formatCell(table.options.size, action.cell);

export function parseAction(text: string, { phase, table }: Position, seat: Seat): Result<Action> {
  if (phase === "apple") {
    const cell = parseCell(table.options.size, text);
    return cell === undefined
      ? fail("notation", "expected a cell such as e4", "attendu : une case comme e4")
      : succeed({ phase: "apple", cell });
  }
  const heading = HEADINGS.find((one) => one === text);
  return heading
    ? succeed({ phase: "turn", seat, heading })
    : fail("notation", "expected n, e, s or w", "attendu : n, e, s ou w");
}
