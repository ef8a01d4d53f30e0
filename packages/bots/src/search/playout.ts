import type { Game, GameTypes, Random } from "@serpentarium/core";
import { phaseOf, randomActionOf } from "@serpentarium/core/internal";
import { estimate, type Shares } from "../worth.ts";
import { judges, type SearchOptions } from "./options.ts";

/** How long a playout goes that would have no end; then nobody has won. */
const LONGEST = 5000;

/** What each seat gets from a position on, by one try. */
export type Playout<T extends GameTypes> = (position: T["position"]) => Shares;

/**
 * Playouts of uniformly random actions. They ask the phases, not the game: its questions would look the phase up again
 * each time.
 */
export function createPlayout<T extends GameTypes>(
  game: Game<T>,
  options: Pick<Required<SearchOptions>, "worth" | "cut">,
  random: Random,
): Playout<T> {
  const { worth, cut } = options;
  const longest = judges(game, options) ? (cut ?? LONGEST) : LONGEST;
  return (from) => {
    let now = from;
    for (let left = longest; left > 0 && now.phase !== "over"; left--) {
      const phase = phaseOf(game, now);
      const action = randomActionOf(game, phase, now, random);
      now = phase.kind === "simultaneous" ? game.apply(now, action) : phase.apply(now, action);
    }
    return estimate(game, now, worth);
  };
}
