import type { Random } from "@serpentarium/core";
import type { Explanation } from "./explanation.ts";
import { drawFraction, indexAt } from "./search/information-set.ts";

/**
 * Draws the action to play by the softmax of the acting seat's shares, and puts it first. A proven best action is played without drawing.
 *
 * @param temperature - the difference in share at which an action is played 1/e times as often as the best
 */
export function drawAction<A>(
  explanation: Explanation<A>,
  temperature: number,
  random: Random,
): Explanation<A> {
  const { actor, actions } = explanation;
  const [best] = actions;
  if (!best || best.proven || typeof actor !== "number") return explanation;
  const shares = actions.map((action) => action.shares[actor] ?? 0);
  const max = Math.max(...shares);
  const weights = shares.map((share) => Math.exp((share - max) / temperature));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const drawn = indexAt(
    weights.map((weight) => weight / sum),
    drawFraction(random),
  );
  const played = actions[drawn] ?? best;
  return { ...explanation, actions: [played, ...actions.filter((action) => action !== played)] };
}
