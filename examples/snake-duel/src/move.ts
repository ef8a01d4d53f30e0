import type { Seat } from "@serpentarium/core";
import { type Cell, type Heading, stepFrom } from "./grid.ts";
import type { Field, Snake } from "./position.ts";

/** Why a snake crashes. */
export type Crash = "crash.wall" | "crash.body" | "crash.heads";

/** A snake that has moved one cell. */
export interface Moved {
  readonly seat: Seat;
  /** The cell of its head; nothing beyond the edge. */
  readonly head: Cell | undefined;
  /** Its cells without the head. */
  readonly body: Snake;
  readonly ate: boolean;
  readonly crash: Crash | undefined;
}

/** A choice of one seat. */
interface Choice {
  readonly seat: Seat;
  readonly heading: Heading;
}

/** All snakes that are left, after they moved at once. */
export function moveAll({ table, snakes, apple }: Field, choices: readonly Choice[]): readonly Moved[] {
  const moved = choices.map(({ seat, heading }) => {
    const snake = snakes[seat] ?? [];
    const head = stepFrom(table.options.size, snake[0] ?? 0, heading);
    const reaches = head !== undefined && head === apple;
    return { seat, head, reaches, body: reaches ? snake : snake.slice(0, -1) };
  });
  const isBody = (cell: Cell): boolean => moved.some(({ body }) => body.includes(cell));
  return moved.map(({ seat, head, reaches, body }) => {
    const meets = moved.some((other) => other.seat !== seat && other.head === head);
    let crash: Crash | undefined;
    if (head === undefined) crash = "crash.wall";
    else if (isBody(head)) crash = "crash.body";
    else if (meets) crash = "crash.heads";
    return { seat, head, body, ate: reaches && crash === undefined, crash };
  });
}
