import type { GameTypes } from "@serpentarium/core";
import type { MctsSearch } from "../search/search.ts";

/** The maximal number of searches kept for the next turn, enough for a match of four, and of their nodes. */
const MAX_SEARCHES = 4;
const MAX_NODES = 3_000_000;

/** Searches kept between turns, oldest first. A search in use is not in the cache. */
export class SearchCache {
  readonly #searches = new Map<string, MctsSearch<GameTypes>>();

  take(key: string): MctsSearch<GameTypes> | undefined {
    const search = this.#searches.get(key);
    this.#searches.delete(key);
    return search;
  }

  put(key: string, search: MctsSearch<GameTypes>): void {
    this.#searches.delete(key);
    this.#searches.set(key, search);
    for (const [oldest] of this.#searches) {
      if (oldest === key || (this.#searches.size <= MAX_SEARCHES && this.#nodeCount <= MAX_NODES)) break;
      this.#searches.delete(oldest);
    }
  }

  get #nodeCount(): number {
    return [...this.#searches.values()].reduce((sum, { nodeCount }) => sum + nodeCount, 0);
  }
}
