import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import type { Explanation } from "../explanation.ts";
import { OpenSearch } from "./open-search.ts";
import { defaultsFor, type SearchOptions } from "./options.ts";
import { VeiledSearch } from "./veiled-search.ts";

/** A Monte Carlo tree search of one position after another. */
export interface Search<T extends GameTypes> {
  readonly game: Game<T>;
  /** What is searched. */
  readonly position: T["position"];
  /** Whether the best action is known for certain. */
  readonly settled: boolean;
  /** How many nodes are kept. */
  readonly size: number;
  /** Searches on, unless it is settled; gives back how many iterations were made. */
  run(iterations: number): number;
  explain(): Explanation<T["action"]>;
  /** Goes on with a later position of the same match: keeps what is known of it, and lets go of all else. */
  moveTo(position: T["position"]): void;
}

/**
 * A search from a position: for any number of seats (max^n), with chance that is listed or drawn, and where a game
 * hides something from what one seat sees.
 *
 * @param position - for a game with hidden information, what the seat to act sees
 * @param seed - the same seed, position and number of iterations give the same result
 */
export function createSearch<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seed: number | string,
  options: SearchOptions = {},
): Search<T> {
  const random = createRandom(seed);
  const settled = defaultsFor(game, options);
  return game.hidden
    ? new VeiledSearch(game, position, random, settled)
    : new OpenSearch(game, position, random, settled);
}
