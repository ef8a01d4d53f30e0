import { createRandom, type GameTypes, type Random } from "@serpentarium/core";
import type { BotRequest } from "./bot.ts";
import type { MctsSpec } from "./bot-spec.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import { drawFraction, indexAt } from "./search/information-set.ts";
import { createPreference } from "./style.ts";
import { createUselessTest } from "./useless.ts";

/** The limits of the tolerance within which an action is as good as another. */
const [MIN_TOLERANCE, MAX_TOLERANCE] = [0.01, 0.04];

/** The error of an estimated share after a number of visits. */
const toleranceOf = (visits: number): number =>
  Math.min(MAX_TOLERANCE, Math.max(MIN_TOLERANCE, 0.5 / Math.sqrt(visits)));

/**
 * Draws an index by the softmax of values.
 *
 * @param temperature - the difference at which an index is drawn 1/e times as often as the best; 0 always draws the first
 */
function drawIndex(values: readonly number[], temperature: number, random: Random): number {
  if (temperature === 0) return 0;
  const max = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - max) / temperature));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return indexAt(
    weights.map((weight) => weight / sum),
    drawFraction(random),
  );
}

/**
 * Puts the action to play first. It is the best one, or a mistake by the `temperature` of the bot, which its `style` leads; but none that is
 * useless while another is as good. A proven best action is always played, and one that was drawn from a mixture stays.
 */
export function chooseAction<T extends GameTypes>(
  request: BotRequest<T>,
  explanation: Explanation<T["action"]>,
  { temperature = 0, style }: MctsSpec,
): Explanation<T["action"]> {
  const { game, position, previous, seed } = request;
  const { actor, actions } = explanation;
  const [best] = actions;
  const isDecided = !best || best.proven || actions.length === 1 || typeof actor !== "number";
  if (isDecided || (temperature === 0 && best.probability !== undefined)) return explanation;
  const random = createRandom(`${seed}/mistakes`);
  const preferenceOf = createPreference(request, actor, style);
  const isUseless = createUselessTest(game, position, previous);
  const shareOf = ({ shares }: ActionEvaluation<T["action"]>): number => shares[actor] ?? 0;
  let left = actions.map((evaluation) => ({ evaluation, preference: preferenceOf(evaluation) }));
  let first: ActionEvaluation<T["action"]> | undefined;
  while (left.length > 0) {
    const index = drawIndex(
      left.map(({ preference }) => preference),
      temperature,
      random,
    );
    const { evaluation } = left[index] as (typeof left)[number];
    if (!isUseless(evaluation.action)) return withFirst(explanation, evaluation);
    first ??= evaluation;
    const least = shareOf(first) - toleranceOf(first.visits);
    left = left.filter((other) => other.evaluation !== evaluation && shareOf(other.evaluation) >= least);
  }
  return withFirst(explanation, first ?? best);
}

const withFirst = <A>(explanation: Explanation<A>, played: ActionEvaluation<A>): Explanation<A> => ({
  ...explanation,
  actions: [played, ...explanation.actions.filter((action) => action !== played)],
});
