import { type Result, type Seat, succeed } from "@serpentarium/core";
import { cellIn, choice } from "@serpentarium/core/notation";
import { type Cell, gridOf, HEADINGS, type Heading } from "./grid.ts";
import { nameOf, type Position } from "./position.ts";

/** An action, discriminated by the `phase` in which it is played. */
export type Action =
  | { readonly phase: "apple"; readonly cell: Cell }
  | { readonly phase: "turn"; readonly seat: Seat; readonly heading: Heading };

const HEADING = choice(HEADINGS);

/** `e4` drops the apple there; `n`, `e`, `s` and `w` are headings, which core prefixes with the player. */
export const formatAction = (action: Action, position: Position): string =>
  action.phase === "turn" ? action.heading : nameOf(position, action.cell);

export function parseAction(text: string, { phase, table }: Position, seat: Seat = 0): Result<Action> {
  if (phase === "apple") {
    const cell = cellIn(gridOf(table)).parse(text);
    return cell.ok ? succeed({ phase, cell: cell.value }) : cell;
  }
  const heading = HEADING.parse(text);
  return heading.ok ? succeed({ phase: "turn", seat, heading: heading.value }) : heading;
}
