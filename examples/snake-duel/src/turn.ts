import { simultaneousPhase } from "@serpentarium/core/simultaneous";
import { narrateTurn } from "./events.ts";
import type { SnakeDuel } from "./game.ts";
import { HEADINGS, headingTo } from "./grid.ts";
import { moveAll } from "./move.ts";
import { positionOf } from "./outcome.ts";
import { aliveIn, type Field, nameOf, type Position, type Snake } from "./position.ts";

/** Whether a heading leads back to where a snake comes from (`turn.back`). */
const isBack = ({ table, snakes }: Field, seat: number, heading: string): boolean => {
  const [head = 0, neck = 0] = snakes[seat] ?? [];
  return headingTo(table.options.size, head, neck) === heading;
};

/** All snakes that are left choose at the same time, and then move at once. */
export const turn = simultaneousPhase<SnakeDuel, "turn">({
  clause: "turn.secret",
  title: { en: "Turn", fr: "Tourner" },
  next: ["turn", "apple", "over"],
  toAct: aliveIn,
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
    const moved = moveAll(position, choices);
    const snakes: Snake[] = position.snakes.map(() => []);
    for (const { seat, head, body, crash } of moved) {
      if (head !== undefined && !crash) snakes[seat] = [head, ...body];
    }
    const eaten = moved.some(({ ate }) => ate);
    const apple = eaten ? null : position.apple;
    return positionOf({ table: position.table, turns: position.turns + 1, snakes, apple }, aliveIn(position));
  },
  narrate: narrateTurn,
});
