import type { Game, GameTypes, Random } from "@serpentarium/core";
import { phaseOf, randomActionInPhase } from "@serpentarium/core/internal";
import { estimateValue, type Shares } from "../shares.ts";
import { type MctsOptions, usesEvaluation } from "./options.ts";

/** The maximal number of actions in a rollout. If the game is not over then, all seats get equal shares or the estimated value. */
const MAX_ROLLOUT_ACTIONS = 5000;

/** Estimates the shares of a position by one random continuation. */
export type Rollout<T extends GameTypes> = (position: T["position"]) => Shares;

/** Creates rollouts of uniformly random actions. They call the phases directly, because the game would look up the phase for every call. */
export function createRollout<T extends GameTypes>(
  game: Game<T>,
  options: Required<MctsOptions>,
  random: Random,
): Rollout<T> {
  const { aim, rolloutLimit } = options;
  const longest = usesEvaluation(game, options) ? (rolloutLimit ?? MAX_ROLLOUT_ACTIONS) : MAX_ROLLOUT_ACTIONS;
  return (from) => {
    let now = from;
    for (let left = longest; left > 0 && now.phase !== "over"; left--) {
      const phase = phaseOf(game, now);
      const action = randomActionInPhase(game, phase, now, random);
      now = phase.kind === "simultaneous" ? game.apply(now, action) : phase.apply(now, action);
    }
    return estimateValue(game, now, aim);
  };
}
