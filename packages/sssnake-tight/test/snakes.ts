import type { Bend, CardKind, Snake } from "@serpentarium/sssnake";
import { layCard } from "@serpentarium/sssnake/parts";
import fc from "fast-check";
import { createSnake } from "../../sssnake/src/material/snake.ts";
import { cellOf } from "../../sssnake/test/conversions.ts";
import { cellAt } from "../../sssnake/test/layout.ts";
import { layAttempts } from "../../sssnake/test/snakes.ts";
import { TIGHT } from "../src/material/finish.ts";

interface Step {
  readonly end: "h" | "t";
  readonly kind: CardKind;
  readonly turn: Bend;
}

/** A snake, and the snakes that illegal steps would have produced. */
export interface Growth {
  readonly snake: Snake;
  readonly refused: readonly Snake[];
}

function grow({ snake, refused }: Growth, { end, kind, turn }: Step): Growth {
  const attempts = layAttempts(snake, end).filter((attempt) => attempt.kind === kind);
  const { after } = attempts.find((attempt) => attempt.bend === turn) ?? attempts[0] ?? {};
  if (!after) return { snake, refused };
  return TIGHT.canFinish(after) ? { snake: after, refused } : { snake, refused: [...refused, after] };
}

/** How snakes of a family grow: ends, kinds and turns, weighted by repetition. */
const GROWTH_STYLES = [
  { ends: ["h", "h", "t"], kinds: ["C", "C", "X", "D"], turns: ["L", "L", "L", "R"] },
  { ends: ["h", "t"], kinds: ["S", "C", "C", "D"], turns: ["L", "R"] },
  { ends: ["h"], kinds: ["S", "C", "C", "C", "X"], turns: ["L", "L", "L", "L", "R"] },
  { ends: ["t", "t", "h"], kinds: ["S", "S", "C", "C", "C", "X", "D"], turns: ["R", "R", "R", "L"] },
] as const satisfies readonly {
  ends: readonly Step["end"][];
  kinds: readonly CardKind[];
  turns: readonly Bend[];
}[];

/** Snakes of at most `maxSteps` steps that coil, some with a loose part. */
export const growths = (maxSteps: number): fc.Arbitrary<Growth> =>
  fc
    .constantFrom(...GROWTH_STYLES)
    .chain(({ ends, kinds, turns }) =>
      fc.array(
        fc.record({
          end: fc.constantFrom<Step["end"]>(...ends),
          kind: fc.constantFrom<CardKind>(...kinds),
          turn: fc.constantFrom<Bend>(...turns),
        }),
        { minLength: 2, maxLength: maxSteps, size: "max" },
      ),
    )
    .map((steps) => steps.reduce(grow, { snake: createSnake(), refused: [] }));

/** Lays a card of the completion at an end, if one fits there. */
export function layNext(snake: Snake): Snake | undefined {
  const tiles = new Map(TIGHT.completion(snake).map(({ x, y, laid }) => [cellAt(x, y), laid]));
  for (const name of ["h", "t"] as const) {
    const laid = snake.ends && tiles.get(cellOf(snake, snake.ends[name].cell));
    const after = laid ? layCard(snake, name, laid) : undefined;
    if (after && TIGHT.canFinish(after) && TIGHT.missing(after) < TIGHT.missing(snake)) return after;
  }
  return undefined;
}

/** Extends a snake along its completion until at most `short` parts are missing. */
function approach(snake: Snake, short: number): Snake {
  const next = TIGHT.missing(snake) > short ? layNext(snake) : undefined;
  return next ? approach(next, short) : snake;
}

/** Grown snakes, many of them nearly finished. */
export const snakes = (maxSteps: number): fc.Arbitrary<Snake> =>
  fc
    .tuple(growths(maxSteps), fc.constantFrom(0, 3, 4, 5, 6, 7, 8, 99))
    .map(([{ snake }, short]) => approach(snake, short));
