import { type Chain, hopes, WON } from "./chain.ts";

/** Probability that is left to chance when the rest counts as nothing. */
const REST = 1e-15;

function sumOf(shares: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i] as number;
  return sum;
}

/** How the probability of a chain ends up. */
export interface Solution {
  /** Of a win, in the order of play. */
  readonly wins: readonly number[];
  /** Of a position from which no throws lead to a win. */
  readonly endless: number;
  /** Of as many turns as the limit; what is `endless` is part of it. 0 without a limit. */
  readonly long: number;
  /** The sum over all wins of their probability times their turns. */
  readonly turnsWon: number;
}

/**
 * The probabilities of a match, by following all that can happen turn by turn: up to the limit, and no further than
 * until less than 1e-15 of it is undecided.
 *
 * @param work - how many states may be visited in all; nothing when that is not enough
 */
export function solve(
  chain: Chain,
  seats: number,
  turnLimit: number | null,
  work: number,
): Solution | undefined {
  const { size, starts, next } = chain;
  const hope = hopes(chain);
  const wins = Array.from({ length: seats }, () => 0);
  let now = new Float64Array(size);
  let then = new Float64Array(size);
  now[0] = hope[0] as number;
  let [turnsWon, endless, open] = [0, 1 - (hope[0] as number), hope[0] as number];
  for (let turn = 1; open > REST; turn++) {
    if (turn * size > work) return undefined;
    let won = 0;
    then.fill(0);
    for (let state = 0; state < size; state++) {
      const here = now[state] as number;
      if (here === 0) continue;
      const [from, to] = [starts[state] as number, starts[state + 1] as number];
      const share = here / (to - from);
      for (let i = from; i < to; i++) {
        const after = next[i] as number;
        if (after === WON) won += share;
        else if (hope[after] === 1) then[after] = (then[after] as number) + share;
        else endless += share;
      }
    }
    const mover = (turn - 1) % seats;
    wins[mover] = (wins[mover] as number) + won;
    turnsWon += turn * won;
    [now, then] = [then, now];
    open = sumOf(now);
    if (turn === turnLimit) return { wins, endless, long: open + endless, turnsWon };
  }
  return { wins, endless, long: turnLimit === null ? 0 : endless, turnsWon };
}
