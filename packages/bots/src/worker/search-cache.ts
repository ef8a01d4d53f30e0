import type { GameTypes } from "@serpentarium/core";
import type { MctsSearch } from "../search/search.ts";

/** The maximal number of searches kept for the next turn: enough for a match of four. */
const MAX_SEARCHES = 4;

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
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > MAX_SEARCHES && oldest !== undefined) this.#searches.delete(oldest);
  }
}
