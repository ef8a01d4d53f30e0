import type { GameTypes } from "@serpentarium/core";
import { type Budget, BudgetTracker, type TimeSource } from "./budget.ts";
import type { Explanation } from "./explanation.ts";
import type { PositionSearch } from "./search/search.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** Options to observe and stop thinking. */
export interface ThinkControl<A> {
  /** Aborting rejects the promise with the reason of the signal. The search keeps its results so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called regularly with the current explanation. */
  readonly onProgress?: ((explanation: Explanation<A>) => void) | undefined;
  /** The milliseconds to think before yielding to the event loop; 12 by default. */
  readonly timeSlice?: number | undefined;
  /** Replaces the system clock. */
  readonly clock?: TimeSource | undefined;
}

const TIME_SLICE = 12;

/** Thinks synchronously until the budget is used up, for programs without other tasks. */
export function thinkSync<T extends GameTypes>(
  search: PositionSearch<T>,
  budget: Budget,
  clock?: TimeSource,
): Explanation<T["action"]> {
  new BudgetTracker(budget, clock).run(search);
  return search.explain();
}

/** Thinks until the budget is used up, yielding to the event loop regularly. */
export async function think<T extends GameTypes>(
  search: PositionSearch<T>,
  budget: Budget,
  { signal, onProgress, timeSlice = TIME_SLICE, clock }: ThinkControl<T["action"]> = {},
): Promise<Explanation<T["action"]>> {
  signal?.throwIfAborted();
  const spending = new BudgetTracker(budget, clock);
  while (spending.run(search, timeSlice)) {
    onProgress?.(search.explain());
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  return search.explain();
}
