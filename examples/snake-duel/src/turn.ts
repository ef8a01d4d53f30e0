import { simultaneousPhase } from "@serpentarium/core/simultaneous";
import { turnEvents } from "./events.ts";
import { HEADINGS, headingTo } from "./grid.ts";
import { moveAll } from "./move.ts";
import { positionOf } from "./outcome.ts";
import { aliveSeats, nameOf, type Position, type PositionBase, type Snake } from "./position.ts";
import type { SnakeDuel } from "./types.ts";

/** Whether a heading leads back to the neck of a snake (`turn.back`). */
const isBack = ({ table, snakes }: PositionBase, seat: number, heading: string): boolean => {
  const [head = 0, neck = 0] = snakes[seat] ?? [];
  return headingTo(table.options.size, head, neck) === heading;
};

/** The players of all remaining snakes choose at the same time, then the snakes move at once. */
export const turn = simultaneousPhase<SnakeDuel, "turn">({
  clause: "turn.secret",
  next: ["turn", "apple", "over"],
  toAct: aliveSeats,
  legalActions: (position, seat) =>
    HEADINGS.filter((heading) => !isBack(position, seat, heading)).map((heading) => ({
      phase: "turn",
      seat,
      heading,
    })),
  refuse(position, { seat, heading }) {
    if (!isBack(position, seat, heading)) return undefined;
    const [, neck = 0] = position.snakes[seat] ?? [];
    return { clause: "turn.back", spaces: [nameOf(position, neck)] };
  },
  resolve(position, choices): Position {
    const moves = moveAll(position, choices);
    const snakes: Snake[] = position.snakes.map(() => []);
    for (const { seat, head, body, crash } of moves) {
      if (head !== undefined && !crash) snakes[seat] = [head, ...body];
    }
    const isEaten = moves.some(({ ate }) => ate);
    const apple = isEaten ? null : position.apple;
    return positionOf(
      { table: position.table, turns: position.turns + 1, snakes, apple },
      aliveSeats(position),
    );
  },
  events: turnEvents,
});
