import type { Seat } from "@serpentarium/core";
import { type Cell, type Heading, stepFrom } from "./grid.ts";
import type { PositionBase, Snake } from "./position.ts";

/** The clause by which a snake crashes. */
export type CrashClause = "crash.wall" | "crash.body" | "crash.heads";

/** The move of a snake by one cell. */
export interface SnakeMove {
  readonly seat: Seat;
  /** The cell of its head; undefined beyond the edge. */
  readonly head: Cell | undefined;
  /** Its cells without the head. */
  readonly body: Snake;
  readonly ate: boolean;
  readonly crash: CrashClause | undefined;
}

/** The choice of a seat. */
interface Choice {
  readonly seat: Seat;
  readonly heading: Heading;
}

/** Moves all remaining snakes at once. */
export function moveAll(
  { table, snakes, apple }: PositionBase,
  choices: readonly Choice[],
): readonly SnakeMove[] {
  const moves = choices.map(({ seat, heading }) => {
    const snake = snakes[seat] ?? [];
    const head = stepFrom(table.options.size, snake[0] ?? 0, heading);
    const reaches = head !== undefined && head === apple;
    return { seat, head, reaches, body: reaches ? snake : snake.slice(0, -1) };
  });
  const isBody = (cell: Cell): boolean => moves.some(({ body }) => body.includes(cell));
  return moves.map(({ seat, head, reaches, body }) => {
    const meets = moves.some((other) => other.seat !== seat && other.head === head);
    let crash: CrashClause | undefined;
    if (head === undefined) crash = "crash.wall";
    else if (isBody(head)) crash = "crash.body";
    else if (meets) crash = "crash.heads";
    return { seat, head, body, ate: reaches && crash === undefined, crash };
  });
}
