import type { Seat } from "@serpentarium/core";
import type { Finish } from "./material/finish.ts";
import type { Position } from "./position.ts";

/** How fast a snake loses worth the more it is short; from games of a tree search against itself. */
const POWER = -1.75;

/** How well one snake stands, by itself: the less it is short, the more each card counts. */
const strength = (missing: number): number => (missing + 0.5) ** POWER;

/** How well a seat stands: its part of the strength of all. */
export const evaluateWith =
  ({ missing }: Pick<Finish, "missing">) =>
  (position: Position, seat: Seat): number => {
    const strengths = position.snakes.map((snake) => strength(missing(snake)));
    return (strengths[seat] ?? 0) / strengths.reduce((sum, one) => sum + one, 0);
  };
