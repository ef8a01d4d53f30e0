import type { Options, PawnCards } from "@serpentarium/serpent-cartes";
import {
  OFF_ROW,
  pawnsOffRow,
  type RestTable,
  restCardAfterTurn,
  stateKey,
  withPawnPlaced,
} from "@serpentarium/serpent-cartes/parts";

/** The state after a win. */
export const WON_STATE = -1;

/**
 * The Markov chain of a match on a row. A state consists of the pawns in order of play, starting with the acting player, because seats
 * themselves do not matter. State 0 is the beginning.
 */
export interface MarkovChain {
  readonly size: number;
  /** The index in `successors` of the first successor of each state; one entry more than there are states. */
  readonly offsets: readonly number[];
  /** The successors of all states, equally likely; {@link WON_STATE} after a win. */
  readonly successors: readonly number[];
}

// duplicates the turns of the game for speed; a test of turn.enter-die in analysis.test.ts compares the two

/** The cards on which the pawn of the acting player can rest: one, or one for each throw of the die. */
const restsAfter = (restTable: RestTable, from: number, entries: readonly number[]): readonly number[] =>
  from === OFF_ROW ? entries.map((card) => restTable[card] as number) : [restCardAfterTurn(restTable, from)];

/** The pawns after a turn, starting with the next player. */
function pawnsForNextSeat(pawns: PawnCards, card: number, collision: Options["collision"]): PawnCards {
  const after = withPawnPlaced(pawns, 0, card, collision);
  after.push(after.shift() as number);
  return after;
}

/**
 * Creates the Markov chain of a row; `undefined` if it has too many states.
 *
 * @param entries - the cards on which pawns enter, all equally likely
 * @param maxStates - the maximal number of states
 */
export function createMarkovChain(
  restTable: RestTable,
  seats: number,
  entries: readonly number[],
  collision: Options["collision"],
  maxStates: number,
): MarkovChain | undefined {
  const goal = restTable.length - 1;
  const start = pawnsOffRow(seats);
  const states: PawnCards[] = [start];
  const numbers = new Map([[stateKey(start, 0), 0]]);
  const numberOf = (pawns: PawnCards): number => {
    const code = stateKey(pawns, 0);
    const known = numbers.get(code);
    if (known !== undefined) return known;
    numbers.set(code, states.length);
    return states.push(pawns) - 1;
  };
  const [starts, next]: [number[], number[]] = [[], []];
  for (const pawns of states) {
    if (states.length > maxStates) return undefined;
    starts.push(next.length);
    for (const card of restsAfter(restTable, pawns[0] as number, entries)) {
      next.push(card === goal ? WON_STATE : numberOf(pawnsForNextSeat(pawns, card, collision)));
    }
  }
  return { size: states.length, offsets: [...starts, next.length], successors: next };
}

/** 1 for each state that can lead to a win, else 0. */
export function winnableStates({ size, offsets, successors }: MarkovChain): Uint8Array {
  const winnable = new Uint8Array(size);
  const canWin = (state: number): boolean => {
    for (let i = offsets[state] as number; i < (offsets[state + 1] as number); i++) {
      const after = successors[i] as number;
      if (after === WON_STATE || winnable[after] === 1) return true;
    }
    return false;
  };
  // backwards, because successors mostly have higher numbers
  for (let found = true; found; ) {
    found = false;
    for (let state = size - 1; state >= 0; state--) {
      if (winnable[state] === 1 || !canWin(state)) continue;
      winnable[state] = 1;
      found = true;
    }
  }
  return winnable;
}
