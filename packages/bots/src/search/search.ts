import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import type { Explanation } from "../explanation.ts";
import { InformationSetSearch } from "./information-set-search.ts";
import { type MctsOptions, withDefaults } from "./options.ts";
import { PerfectInformationSearch } from "./perfect-information-search.ts";

/** A Monte Carlo tree search that follows a match from position to position. */
export interface MctsSearch<T extends GameTypes> {
  readonly game: Game<T>;
  /** The position that is searched. */
  readonly position: T["position"];
  /** Whether the best action is known for certain, so that searching on is useless. */
  readonly isSettled: boolean;
  /** The number of nodes in the tree. */
  readonly nodeCount: number;
  /** Makes iterations until it is settled. Returns how many were made. */
  run(iterations: number): number;
  explain(): Explanation<T["action"]>;
  /** Continues with a later position of the same match: keeps its part of the tree and drops the rest. */
  moveTo(position: T["position"]): void;
}

/**
 * Creates a search for any number of seats (max^n), with listed or drawn chance, and with hidden information from the view
 * of the acting seat.
 *
 * @param position - in a game with hidden information, what the acting seat sees
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
