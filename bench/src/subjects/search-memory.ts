import { createMctsSearch } from "@serpentarium/bots";
import { createRandom, createTable } from "@serpentarium/core";
import { pantarei as game } from "@serpentarium/pantarei";
import { heapGrowth } from "../heap.ts";

/** The memory of a long search of Pantareï, in megabytes. */
export interface SearchMemory {
  /** When the tree is full. */
  readonly full: number;
  /** After three times as many iterations. */
  readonly later: number;
}

/** The maximal memory of a search, in megabytes. */
export const MAX_SEARCH_MEGABYTES = 150;

/** Enough to fill the tree. */
const ITERATIONS = 130_000;

/** Measures a search from the first position in which a seat is to act. */
export async function measureSearchMemory(): Promise<SearchMemory> {
  const random = createRandom("memory");
  let position = game.start(createTable(game));
  while (game.toAct(position) === "chance")
    position = game.apply(position, game.drawOutcome(position, random));
  const search = createMctsSearch(game, position, "memory", { solverNodes: 0 });
  const full = await heapGrowth(() => void search.run(ITERATIONS));
  const growth = await heapGrowth(() => void search.run(2 * ITERATIONS));
  // the search is used after the measurement, so that it is not collected before
  if (search.explain().iterations !== 3 * ITERATIONS) throw new Error("the search ended early");
  return { full: full / 1e6, later: (full + growth) / 1e6 };
}
