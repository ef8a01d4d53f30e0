import fc from "fast-check";
import {
  type Bend,
  bendsOf,
  CARD_KINDS,
  type CardKind,
  EMPTY_TILE,
  type Tile,
} from "../src/material/cards.ts";
import { canFinish, completion } from "../src/material/finish.ts";
import { tileForEnd } from "../src/material/fit-rules.ts";
import { createSnake, type EndLetter, layCard, type Snake } from "../src/material/snake.ts";

/** A card laid at an end, and the snake after it; undefined for a dead end. */
export interface LayAttempt {
  readonly kind: CardKind;
  readonly end: EndLetter;
  readonly bend: Bend;
  readonly laid: Tile;
  readonly after: Snake | undefined;
}

/** Every way to lay a card at an end, including illegal ones. */
export const layAttempts = (snake: Snake, end: EndLetter): readonly LayAttempt[] =>
  snake.ends
    ? CARD_KINDS.flatMap((kind) =>
        bendsOf(kind).map((bend): LayAttempt => {
          const laid = tileForEnd(snake, kind, end, bend);
          return { kind, end, bend, laid, after: layCard(snake, end, laid) };
        }),
      )
    : [];

/** A step in the growth of a snake; `turn` applies to curves and double curves. */
interface Step {
  readonly end: EndLetter;
  readonly kind: CardKind;
  readonly turn: Bend;
}

/** A snake, and the snakes that illegal steps would have produced. */
export interface Growth {
  readonly snake: Snake;
  /** Snakes with live ends that can never meet. */
  readonly refused: readonly Snake[];
}

function grow({ snake, refused }: Growth, { end, kind, turn }: Step): Growth {
  const attempts = layAttempts(snake, end).filter((attempt) => attempt.kind === kind);
  const { after } = attempts.find((attempt) => attempt.bend === turn) ?? attempts[0] ?? {};
  if (!after) return { snake, refused };
  return canFinish(after) ? { snake: after, refused } : { snake, refused: [...refused, after] };
}

/** Extends a snake along its completion until `short` cards are missing. */
function approach(snake: Snake, short: number): Snake {
  const cards = completion(snake);
  const next = cards.length > short ? layCard(snake, "h", cards[0]?.laid ?? EMPTY_TILE) : undefined;
  return next ? approach(next, short) : snake;
}

/** How snakes of a family grow: ends, kinds and turns, weighted by repetition. */
interface GrowthStyle {
  readonly ends: readonly EndLetter[];
  readonly kinds: readonly CardKind[];
  readonly turns: readonly Bend[];
}
const GROWTH_STYLES: readonly GrowthStyle[] = [
  { ends: ["h"], kinds: ["S", "C"], turns: ["L", "L", "L", "L", "L", "R"] },
  { ends: ["h", "h", "h", "t"], kinds: ["S", "C", "C", "D"], turns: ["L", "L", "L", "L", "L", "R"] },
  { ends: ["h", "t"], kinds: ["S", "C", "C"], turns: ["R", "R", "R", "R", "R", "L"] },
  { ends: ["t"], kinds: ["S", "C", "C", "X"], turns: ["R", "R", "R", "L"] },
  { ends: ["h", "t"], kinds: ["S", "C", "X", "D"], turns: ["L", "R"] },
  { ends: ["h", "h", "t"], kinds: ["X", "D", "D"], turns: ["L", "R"] },
];

const steps = ({ ends, kinds, turns }: GrowthStyle, maxSteps: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      end: fc.constantFrom(...ends),
      kind: fc.constantFrom(...kinds),
      turn: fc.constantFrom(...turns),
    }),
    { minLength: 2, maxLength: maxSteps, size: "max" },
  );

/** Snakes of at most `maxSteps` steps that coil from one end or both, with many cards of two parts. */
export const growths = (maxSteps: number): fc.Arbitrary<Growth> =>
  fc
    .constantFrom(...GROWTH_STYLES)
    .chain((style) => steps(style, maxSteps))
    .map((list) => list.reduce(grow, { snake: createSnake(), refused: [] }));

/** Grown snakes, some of them nearly finished or complete. */
export const snakes = (maxSteps: number): fc.Arbitrary<Snake> =>
  fc
    .tuple(growths(maxSteps), fc.constantFrom(0, 1, 2, 3, 99, 99, 99, 99))
    .map(([{ snake }, short]) => approach(snake, short));
