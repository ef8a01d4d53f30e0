import fc from "fast-check";
import { EMPTY, KINDS, type Kind, type Laid, type Turn, turnsOf } from "../src/material/cards.ts";
import { canFinish, completion } from "../src/material/finish.ts";
import { layingAt } from "../src/material/fit.ts";
import { type EndName, layCard, NEW_SNAKE, type Snake } from "../src/material/snake.ts";

/** A card laid on an end, and what the snake then is: nothing where an end is dead. */
export interface Laying {
  readonly kind: Kind;
  readonly end: EndName;
  readonly turn: Turn;
  readonly laid: Laid;
  readonly after: Snake | undefined;
}

/** Every way to lay a card of any kind on an end, also those that the rules forbid. */
export const layingsOn = (snake: Snake, end: EndName): readonly Laying[] =>
  snake.ends
    ? KINDS.flatMap((kind) =>
        turnsOf(kind).map((turn): Laying => {
          const laid = layingAt(snake, kind, end, turn);
          return { kind, end, turn, laid, after: layCard(snake, end, laid) };
        }),
      )
    : [];

/** A step in the growth of a snake; the turn is for the cards that make one. */
interface Step {
  readonly end: EndName;
  readonly kind: Kind;
  readonly turn: Turn;
}

/** A snake, and what its last steps would have made of it had they not been forbidden. */
export interface Growth {
  readonly snake: Snake;
  /** Snakes with live ends that can never meet. */
  readonly refused: readonly Snake[];
}

function grow({ snake, refused }: Growth, { end, kind, turn }: Step): Growth {
  const ways = layingsOn(snake, end).filter((laying) => laying.kind === kind);
  const { after } = ways.find((laying) => laying.turn === turn) ?? ways[0] ?? {};
  if (!after) return { snake, refused };
  return canFinish(after) ? { snake: after, refused } : { snake, refused: [...refused, after] };
}

/** Goes on by the shortest way until so many cards are missing. */
function approach(snake: Snake, short: number): Snake {
  const wanted = completion(snake);
  const next = wanted.length > short ? layCard(snake, "h", wanted[0]?.laid ?? EMPTY) : undefined;
  return next ? approach(next, short) : snake;
}

/** How the snakes of one family grow: ends, kinds and turns, each as likely as often as it stands there. */
interface Habit {
  readonly ends: readonly EndName[];
  readonly kinds: readonly Kind[];
  readonly turns: readonly Turn[];
}
const HABITS: readonly Habit[] = [
  { ends: ["h"], kinds: ["S", "C"], turns: ["L", "L", "L", "L", "L", "R"] },
  { ends: ["h", "h", "h", "t"], kinds: ["S", "C", "C", "D"], turns: ["L", "L", "L", "L", "L", "R"] },
  { ends: ["h", "t"], kinds: ["S", "C", "C"], turns: ["R", "R", "R", "R", "R", "L"] },
  { ends: ["t"], kinds: ["S", "C", "C", "X"], turns: ["R", "R", "R", "L"] },
  { ends: ["h", "t"], kinds: ["S", "C", "X", "D"], turns: ["L", "R"] },
  { ends: ["h", "h", "t"], kinds: ["X", "D", "D"], turns: ["L", "R"] },
];

const steps = ({ ends, kinds, turns }: Habit, most: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      end: fc.constantFrom(...ends),
      kind: fc.constantFrom(...kinds),
      turn: fc.constantFrom(...turns),
    }),
    { minLength: 2, maxLength: most, size: "max" },
  );

/** Snakes that coil, from one end or from both, and have many cards of two parts, by so many steps at most. */
export const growths = (most: number): fc.Arbitrary<Growth> =>
  fc
    .constantFrom(...HABITS)
    .chain((habit) => steps(habit, most))
    .map((list) => list.reduce(grow, { snake: NEW_SNAKE, refused: [] }));

/** The same, some of them nearly finished or complete. */
export const snakes = (most: number): fc.Arbitrary<Snake> =>
  fc
    .tuple(growths(most), fc.constantFrom(0, 1, 2, 3, 99, 99, 99, 99))
    .map(([{ snake }, short]) => approach(snake, short));
