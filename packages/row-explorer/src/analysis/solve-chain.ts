import { type MarkovChain, WON_STATE, winnableStates } from "./markov-chain.ts";

/** The undecided probability below which solving stops. */
const NEGLIGIBLE_SHARE = 1e-15;

function sumOf(shares: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i] as number;
  return sum;
}

/** The probabilities of the ends of a match. */
export interface ChainSolution {
  /** The probability of a win, in the order of play. */
  readonly wins: readonly number[];
  /** The probability of a position from which no throws lead to a win. */
  readonly endless: number;
  /** The probability of reaching the limit of turns, including `endless`; 0 without a limit. */
  readonly long: number;
  /** The sum over all wins of probability times turns. */
  readonly winWeightedTurns: number;
}

/**
 * Computes the probabilities of a match turn by turn, up to the limit or until less than 1e-15 is undecided; `undefined` if that takes too
 * many visits.
 *
 * @param maxVisits - the maximal number of state visits, over all turns
 */
export function solveChain(
  chain: MarkovChain,
  seats: number,
  turnLimit: number | null,
  maxVisits: number,
): ChainSolution | undefined {
  const { size, offsets, successors } = chain;
  const winnable = winnableStates(chain);
  const wins = Array.from({ length: seats }, () => 0);
  let current = new Float64Array(size);
  let following = new Float64Array(size);
  current[0] = winnable[0] as number;
  let [turnsWon, endless, undecided] = [0, 1 - (winnable[0] as number), winnable[0] as number];
  for (let turn = 1; undecided > NEGLIGIBLE_SHARE; turn++) {
    if (turn * size > maxVisits) return undefined;
    let won = 0;
    following.fill(0);
    for (let state = 0; state < size; state++) {
      const probability = current[state] as number;
      if (probability === 0) continue;
      const [from, to] = [offsets[state] as number, offsets[state + 1] as number];
      const share = probability / (to - from);
      for (let i = from; i < to; i++) {
        const after = successors[i] as number;
        if (after === WON_STATE) won += share;
        else if (winnable[after] === 1) following[after] = (following[after] as number) + share;
        else endless += share;
      }
    }
    const mover = (turn - 1) % seats;
    wins[mover] = (wins[mover] as number) + won;
    turnsWon += turn * won;
    [current, following] = [following, current];
    undecided = sumOf(current);
    if (turn === turnLimit) return { wins, endless, long: undecided + endless, winWeightedTurns: turnsWon };
  }
  return { wins, endless, long: turnLimit === null ? 0 : endless, winWeightedTurns: turnsWon };
}
