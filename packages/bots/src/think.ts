import type { GameTypes } from "@serpentarium/core";
import { type Budget, type Clock, Spending } from "./budget.ts";
import type { Explanation } from "./explanation.ts";
import { pause } from "./pause.ts";
import type { Search } from "./search/search.ts";

/** How thinking can be followed and stopped. */
export interface ThinkOptions<A> {
  /** Stops it: the promise is rejected with the reason of the signal. What was found so far stays in the search. */
  readonly signal?: AbortSignal | undefined;
  /** Told from time to time what is thought so far. */
  readonly onProgress?: ((explanation: Explanation<A>) => void) | undefined;
  /** How long it thinks at a stretch, in milliseconds, before everything else has its turn: 12 unless said otherwise. */
  readonly stretch?: number | undefined;
  /** Another clock than the system's. */
  readonly clock?: Clock | undefined;
}

const STRETCH = 12;

/** Thinks until the budget is used up, without a pause: for programs that have nothing else to do. */
export function thinkAtOnce<T extends GameTypes>(
  search: Search<T>,
  budget: Budget,
  clock?: Clock,
): Explanation<T["action"]> {
  new Spending(budget, clock).spend(search);
  return search.explain();
}

/** Thinks until the budget is used up, with pauses in which everything else has its turn. */
export async function think<T extends GameTypes>(
  search: Search<T>,
  budget: Budget,
  { signal, onProgress, stretch = STRETCH, clock }: ThinkOptions<T["action"]> = {},
): Promise<Explanation<T["action"]>> {
  signal?.throwIfAborted();
  const spending = new Spending(budget, clock);
  while (spending.spend(search, stretch)) {
    onProgress?.(search.explain());
    await pause();
    signal?.throwIfAborted();
  }
  return search.explain();
}
