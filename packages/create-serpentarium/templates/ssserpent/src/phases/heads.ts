import type { ActionIn, Phase, PositionIn, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { ssserpent } from "@serpentarium/ssserpent";
import type { ClauseId } from "../clauses.ts";
import type { MySsserpent } from "../game.ts";

type HeadsPosition = PositionIn<MySsserpent, "heads">;
type Placing = ActionIn<MySsserpent, "heads">;

/** The names of the corners, such as `a1`. */
function cornersOf(size: number): string[] {
  const last = "abcdefghijklmno".charAt(size - 1);
  return ["a1", `a${size}`, `${last}1`, `${last}${size}`];
}

/** Why a head does not go into a corner. Some cell between two corners is always left: apples never lie side by side. */
function refuseCorner(position: HeadsPosition, action: Placing): Refusal<ClauseId> | undefined {
  const cell = ssserpent.formatAction(action, position);
  if (!cornersOf(position.table.options.size).includes(cell)) return undefined;
  return { clause: "setup.no-corner", data: { cell }, spaces: [cell] };
}

/** Ssserpent’s placing of the heads, off the corners (`setup.no-corner`). */
export const heads = (phase: Phase<MySsserpent, "heads">): Phase<MySsserpent, "heads"> =>
  withRefusal(phase, refuseCorner);
