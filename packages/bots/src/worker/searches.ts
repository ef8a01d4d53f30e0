import type { GameTypes } from "@serpentarium/core";
import type { Search } from "../search/search.ts";

/** How many searches are kept for the next turn: those of a match among four. */
const MOST = 4;

/** Searches between two turns, the oldest first. One that is in use is not here. */
export class Searches {
  readonly #kept = new Map<string, Search<GameTypes>>();

  take(key: string): Search<GameTypes> | undefined {
    const search = this.#kept.get(key);
    this.#kept.delete(key);
    return search;
  }

  keep(key: string, search: Search<GameTypes>): void {
    this.#kept.delete(key);
    this.#kept.set(key, search);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
  }
}
