import { createRandom, type GameTypes } from "@serpentarium/core";
import { phaseOf, randomActionInPhase } from "@serpentarium/core/internal";
import type { BotRequest } from "../bot.ts";
import type { MctsSpec } from "../bot-spec.ts";
import { hasRanges, usesEvaluation } from "../search/options.ts";
import { phasesFrom } from "../solve/position-solver.ts";

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

/** Whether a search draws nothing at random, as far as a random continuation shows, so that every worker would find the same. */
export const isDeterministic = <T extends GameTypes>(request: BotRequest<T>, spec: MctsSpec): boolean =>
  isEvaluated(request, spec) && !request.game.hidden && !hasRanges(request.game) && !meetsChance(request);

/**
 * Whether workers can search one tree: seats that see everything choose from lists in turn, and a leaf is either estimated or played to the
 * end.
 */
export const isShareable = <T extends GameTypes>(request: BotRequest<T>, spec: MctsSpec): boolean => {
  const { game, position } = request;
  return (
    (isEvaluated(request, spec) || !usesEvaluation(game, spec)) &&
    !game.hidden &&
    !hasRanges(game) &&
    !game.giveUp?.playsOn &&
    phasesFrom(game, position).every(({ kind }) => kind === "seat")
  );
};

const isEvaluated = <T extends GameTypes>({ game }: BotRequest<T>, spec: MctsSpec): boolean =>
  (spec.rolloutLimit ?? 0) === 0 && usesEvaluation(game, spec);
