import { type Failure, type Game, type GameTypes, pick, type Seat } from "@serpentarium/core";

/** What pressing one more target leads to. */
export interface Pressed<A> {
  /** The targets that stay selected. */
  readonly clicked: readonly string[];
  /** The action to play now: it is spelled, and nothing else can follow. */
  readonly action?: A;
  /** Why the press spells nothing legal, where the game can say. */
  readonly failure?: Failure;
  /** Whether the press means nothing at all. */
  readonly idle?: true;
}

/**
 * One more target pressed. It goes on with an action, or takes back a selected target and all after it. A press
 * that spells nothing legal is explained where the game can, and begins another action where it can.
 *
 * @param seat - who presses, where several may choose
 */
export function press<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  clicked: readonly string[],
  target: string,
  seat?: Seat,
): Pressed<T["action"]> {
  const goesOn = pick(game, position, clicked, seat).next.includes(target);
  if (!goesOn && clicked.includes(target)) return { clicked: clicked.slice(0, clicked.indexOf(target)) };
  const { action, next, failure } = pick(game, position, [...clicked, target], seat);
  if (next.length > 0) return { clicked: [...clicked, target] };
  if (action) return { clicked: [], action };
  const again = clicked.length > 0 ? press(game, position, [], target, seat) : undefined;
  const begins = again && !(again.failure || again.idle);
  if (failure) return { clicked: begins && !again.action ? again.clicked : clicked, failure };
  return begins
    ? again
    : { clicked, ...(again?.failure && { failure: again.failure }), ...(!again?.failure && { idle: true }) };
}
