import { fail, type Result, type Table } from "@serpentarium/core";
import type { Action, Options, Position } from "@serpentarium/pantarei";
import { parseAction as parseInRow, parsePositionWith } from "@serpentarium/pantarei/parts";
import { canAct, isOpposite } from "./material/ring.ts";

/** A position from its text, as in Pantareï; who has something to play is what the ring says. */
export const parsePosition = (text: string, table: Table<Options>): Result<Position> =>
  parsePositionWith(canAct, text, table);

/** An action from its text, as in Pantareï; where both ways lead to the same pile it is written `R` (`ring.opposite`). */
export function parseAction(text: string, position: Position): Result<Action> {
  const read = parseInRow(text, position);
  if (!read.ok || position.phase !== "move") return read;
  const action = read.value;
  if (action.phase !== "move" || action.kind !== "move" || action.direction === "R") return read;
  if (!isOpposite(position.row, action.pile)) return read;
  const right = text.replace("L", "R");
  return fail(
    "notation",
    `from pile ${action.pile + 1} both ways lead to the same pile: this move is written ${right}`,
    `depuis la pile ${action.pile + 1}, les deux chemins mènent à la même pile : ce coup s’écrit ${right}`,
  );
}
