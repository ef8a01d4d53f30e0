import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import type { Explanation } from "../explanation.ts";
import { InformationSetSearch } from "./information-set-search.ts";
import { type MctsOptions, withDefaults } from "./options.ts";
import { PerfectInformationSearch } from "./perfect-information-search.ts";

/** A Monte Carlo tree search that follows a match from position to position. */
export interface MctsSearch<T extends GameTypes> {
  readonly game: Game<T>;
  /** The searched position. */
  readonly position: T["position"];
  /** Whether the best action is certain, so that further search is useless. */
  readonly isSettled: boolean;
  /** The number of nodes in the tree. */
  readonly nodeCount: number;
  /** Makes iterations until the search is settled. Returns the number of iterations made. */
  run(iterations: number): number;
  explain(): Explanation<T["action"]>;
  /** Continues with a later position of the same match: keeps its subtree and drops the rest. */
  moveTo(position: T["position"]): void;
}

/** A search of one position. */
export type PositionSearch<T extends GameTypes> = Omit<MctsSearch<T>, "moveTo">;

/**
 * Creates a search for any number of seats (max^n), with listed or drawn chance, and with hidden information from the view of the acting
 * seat.
 *
 * @param position - in a game with hidden information, the position as the acting seat sees it
 * @param seed - the same seed, position and number of iterations give the same result
 */
export function createMctsSearch<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seed: number | string,
  options: MctsOptions = {},
): MctsSearch<T> {
  const random = createRandom(seed);
  const complete = withDefaults(game, options);
  return game.hidden
    ? new InformationSetSearch(game, position, random, complete)
    : new PerfectInformationSearch(game, position, random, complete);
}
