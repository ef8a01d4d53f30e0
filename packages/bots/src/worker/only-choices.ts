import { createRandom, type GameTypes } from "@serpentarium/core";
import { phaseOf, randomActionInPhase } from "@serpentarium/core/internal";
import type { BotRequest } from "../bot.ts";
import type { MctsSpec } from "../bot-spec.ts";
import { hasRanges, usesEvaluation } from "../search/options.ts";

/** The maximal number of actions ahead at which chance is looked for. */
const MAX_ACTIONS = 1000;

/** Whether chance acts in a random continuation of a position. */
function meetsChance<T extends GameTypes>({ game, position, seed }: BotRequest<T>): boolean {
  const random = createRandom(seed);
  let now = position;
  for (let left = MAX_ACTIONS; left > 0 && now.phase !== "over"; left--) {
    const phase = phaseOf(game, now);
    if (phase.kind === "chance") return true;
    now = game.apply(now, randomActionInPhase(game, phase, now, random));
  }
  return false;
}

/** Whether seats choose one of a list of actions in turn, as far as a random continuation shows, and see everything. */
export const hasOnlyChoices = <T extends GameTypes>(request: BotRequest<T>): boolean =>
  !request.game.hidden && !hasRanges(request.game) && !meetsChance(request);

/** Whether a search estimates values without rollouts: where it meets only choices, every worker would find the same. */
export const isEvaluated = <T extends GameTypes>({ game }: BotRequest<T>, spec: MctsSpec): boolean =>
  (spec.rolloutLimit ?? 0) === 0 && usesEvaluation(game, spec);

/** Whether a search plays all games to their ends. */
export const isPlayedOut = <T extends GameTypes>({ game }: BotRequest<T>, spec: MctsSpec): boolean =>
  !usesEvaluation(game, spec);
