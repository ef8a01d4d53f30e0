import { allOff, type Pawns, settled } from "../material/pawns.ts";
import { OFF, restAfter, type Track } from "../material/track.ts";
import { codeOf } from "../position.ts";

/** The state after a win. */
export const WON = -1;

/**
 * The Markov chain of a match on a row: its states are the pawns as the player to move sees them, own pawn first, then
 * those of the next players. That says all: seats differ only in their names. State 0 is the beginning.
 */
export interface Chain {
  readonly size: number;
  /** Where in `next` the states after each state begin; one entry more than there are states. */
  readonly starts: readonly number[];
  /** The states after each state, {@link WON} among them, all of equal weight. */
  readonly next: readonly number[];
}

// the turns of the game a second time, for speed: a test of turn.enter-die in analysis.test.ts holds the two together

/** Where the pawn to move comes to rest: on one card, or on one for each throw of the die. */
const restsOf = (track: Track, from: number, entries: readonly number[]): readonly number[] =>
  from === OFF ? entries.map((card) => track[card] as number) : [restAfter(track, from)];

/** The pawns as the next player sees them. */
function turned(pawns: Pawns, card: number): Pawns {
  const after = settled(pawns, 0, card, pawns[0] === OFF);
  after.push(after.shift() as number);
  return after;
}

/**
 * The chain of a row.
 *
 * @param entries - the cards on which pawns enter, all equally likely
 * @param bound - how many states it may have; nothing when there are more
 */
export function chainOf(
  track: Track,
  seats: number,
  entries: readonly number[],
  bound: number,
): Chain | undefined {
  const goal = track.length - 1;
  const begin = allOff(seats);
  const states: Pawns[] = [begin];
  const numbers = new Map([[codeOf(begin, 0), 0]]);
  const numberOf = (pawns: Pawns): number => {
    const code = codeOf(pawns, 0);
    const known = numbers.get(code);
    if (known !== undefined) return known;
    numbers.set(code, states.length);
    return states.push(pawns) - 1;
  };
  const [starts, next]: [number[], number[]] = [[], []];
  for (const pawns of states) {
    if (states.length > bound) return undefined;
    starts.push(next.length);
    for (const card of restsOf(track, pawns[0] as number, entries)) {
      next.push(card === goal ? WON : numberOf(turned(pawns, card)));
    }
  }
  return { size: states.length, starts: [...starts, next.length], next };
}

/** Which states can still lead to a win, 1 or 0 each. */
export function hopes({ size, starts, next }: Chain): Uint8Array {
  const hope = new Uint8Array(size);
  const leads = (state: number): boolean => {
    for (let i = starts[state] as number; i < (starts[state + 1] as number); i++) {
      const after = next[i] as number;
      if (after === WON || hope[after] === 1) return true;
    }
    return false;
  };
  // what leads to a win was mostly found later than what leads there
  for (let found = true; found; ) {
    found = false;
    for (let state = size - 1; state >= 0; state--) {
      if (hope[state] === 1 || !leads(state)) continue;
      hope[state] = 1;
      found = true;
    }
  }
  return hope;
}
