import type { Kind, Snake, Turn } from "@serpentarium/sssnake";
import { layCard } from "@serpentarium/sssnake/parts";
import fc from "fast-check";
import { NEW_SNAKE } from "../../sssnake/src/material/snake.ts";
import { cellOf } from "../../sssnake/test/laid-out.ts";
import { cellAt } from "../../sssnake/test/layout.ts";
import { layingsOn } from "../../sssnake/test/snakes.ts";
import { TIGHT } from "../src/material/finish.ts";

interface Step {
  readonly end: "h" | "t";
  readonly kind: Kind;
  readonly turn: Turn;
}

/** A snake, and what its steps would have made of it had they not been forbidden. */
export interface Growth {
  readonly snake: Snake;
  readonly refused: readonly Snake[];
}

function grow({ snake, refused }: Growth, { end, kind, turn }: Step): Growth {
  const ways = layingsOn(snake, end).filter((laying) => laying.kind === kind);
  const { after } = ways.find((laying) => laying.turn === turn) ?? ways[0] ?? {};
  if (!after) return { snake, refused };
  return TIGHT.canFinish(after) ? { snake: after, refused } : { snake, refused: [...refused, after] };
}

/** How the snakes of one family grow: ends, kinds and turns, each as likely as often as it stands there. */
const HABITS = [
  { ends: ["h", "h", "t"], kinds: ["C", "C", "X", "D"], turns: ["L", "L", "L", "R"] },
  { ends: ["h", "t"], kinds: ["S", "C", "C", "D"], turns: ["L", "R"] },
  { ends: ["h"], kinds: ["S", "C", "C", "C", "X"], turns: ["L", "L", "L", "L", "R"] },
  { ends: ["t", "t", "h"], kinds: ["S", "S", "C", "C", "C", "X", "D"], turns: ["R", "R", "R", "L"] },
] as const satisfies readonly {
  ends: readonly Step["end"][];
  kinds: readonly Kind[];
  turns: readonly Turn[];
}[];

/** Snakes that coil, with a loose part now and then, by so many steps at most. */
export const growths = (most: number): fc.Arbitrary<Growth> =>
  fc
    .constantFrom(...HABITS)
    .chain(({ ends, kinds, turns }) =>
      fc.array(
        fc.record({
          end: fc.constantFrom<Step["end"]>(...ends),
          kind: fc.constantFrom<Kind>(...kinds),
          turn: fc.constantFrom<Turn>(...turns),
        }),
        { minLength: 2, maxLength: most, size: "max" },
      ),
    )
    .map((steps) => steps.reduce(grow, { snake: NEW_SNAKE, refused: [] }));

/** Lays a card that is wanted where an end is, if it fits there. */
export function laidNext(snake: Snake): Snake | undefined {
  const wanted = new Map(TIGHT.completion(snake).map(({ x, y, laid }) => [cellAt(x, y), laid]));
  for (const name of ["h", "t"] as const) {
    const laid = snake.ends && wanted.get(cellOf(snake, snake.ends[name].cell));
    const after = laid ? layCard(snake, name, laid) : undefined;
    if (after && TIGHT.canFinish(after) && TIGHT.missing(after) < TIGHT.missing(snake)) return after;
  }
  return undefined;
}

/** Goes on by a shortest way until no more than so many parts are missing. */
function approach(snake: Snake, short: number): Snake {
  const next = TIGHT.missing(snake) > short ? laidNext(snake) : undefined;
  return next ? approach(next, short) : snake;
}

/** The same, many of them nearly finished. */
export const snakes = (most: number): fc.Arbitrary<Snake> =>
  fc
    .tuple(growths(most), fc.constantFrom(0, 3, 4, 5, 6, 7, 8, 99))
    .map(([{ snake }, short]) => approach(snake, short));
