import type { Seat } from "@serpentarium/core";
import type { Landing } from "./material/landing.ts";
import { type Colour, other } from "./material/pieces.ts";
import { height, isOnRow, isOwnTop, type Row } from "./material/row.ts";
import { colourOf, type MovePosition, type Position } from "./position.ts";

/** What a piece more on the tallest pile is worth, and what it costs that the other is about to win. */
const A_PIECE = 0.1;
const A_THREAT = 0.5;

/** The tallest pile that a colour could make with one move (`move.pair`); 0 where it cannot move. */
function reach(landing: Landing, row: Row, colour: Colour): number {
  let most = 0;
  for (let pile = 0; pile < row.ends.length; pile++) {
    if (!isOwnTop(row, pile, colour)) continue;
    const taken = Math.min(height(row, pile), 2);
    for (const direction of ["L", "R"] as const) {
      const to = landing.to(row, pile, direction);
      if (isOnRow(row, to)) most = Math.max(most, height(row, to) + taken);
    }
  }
  return most;
}

/** What whoever is to act can expect: all if it wins with this move, little if it must parry a pile of the other's. */
function forMover(landing: Landing, { table, row, colour, toAct }: MovePosition): number {
  const { goal } = table.options;
  const own = colourOf(colour, toAct);
  const [mine, theirs] = [reach(landing, row, own), reach(landing, row, other(own))];
  if (mine >= goal) return 1;
  const edge = A_PIECE * (mine - theirs) - (theirs >= goal ? A_THREAT : 0);
  return 1 / (1 + Math.exp(-edge));
}

/**
 * How well a seat stands: the game is tactics, so that little can be said but who makes a tall pile first. The weights are
 * from games of a tree search against itself.
 */
export const createEvaluate =
  (landing: Landing) =>
  (position: Position, seat: Seat): number => {
    if (position.phase !== "move") return 0.5;
    const share = forMover(landing, position);
    return position.toAct === seat ? share : 1 - share;
  };
