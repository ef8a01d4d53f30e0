import { createRandom } from "@serpentarium/core";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import { drawFraction, indexAt, mixShares } from "./search/information-set.ts";

function mergeEvaluations<A>(evaluations: readonly ActionEvaluation<A>[]): ActionEvaluation<A> {
  const [first] = evaluations as readonly [ActionEvaluation<A>];
  const visits = evaluations.reduce((sum, evaluation) => sum + evaluation.visits, 0);
  const proven = evaluations.find((evaluation) => evaluation.proven);
  if (proven) return { ...proven, visits };
  const weights = evaluations.map((evaluation) => evaluation.visits / visits);
  return {
    ...first,
    visits,
    shares: mixShares(
      evaluations.map(({ shares }) => shares),
      weights,
    ),
  };
}

function mergeActions<A>(explanations: readonly Explanation<A>[]): ActionEvaluation<A>[] {
  const byText = new Map<string, ActionEvaluation<A>[]>();
  for (const evaluation of explanations.flatMap(({ actions }) => actions)) {
    const known = byText.get(evaluation.text);
    if (known) known.push(evaluation);
    else byText.set(evaluation.text, [evaluation]);
  }
  return [...byText.values()].map((evaluations) => {
    const merged = mergeEvaluations(evaluations);
    if (merged.probability === undefined) return merged;
    const sum = evaluations.reduce((all, { probability = 0 }) => all + probability, 0);
    return { ...merged, probability: sum / explanations.length };
  });
}

/** Sorts by visits, except that a proven action is first if it is at least as good as the most visited one, and last if it is worse. */
function rank<A>(actions: readonly ActionEvaluation<A>[], seat: number): ActionEvaluation<A>[] {
  const share = ({ shares }: ActionEvaluation<A>): number => shares[seat] ?? 0;
  const open = actions.filter(({ proven }) => !proven).sort((a, b) => b.visits - a.visits);
  const proven = actions.filter((action) => action.proven).sort((a, b) => share(b) - share(a));
  const [top] = open;
  const threshold = top ? Math.max(share(top), Number.MIN_VALUE) : 0;
  const ahead = proven.filter((action) => share(action) >= threshold);
  return [...ahead, ...open, ...proven.slice(ahead.length)];
}

/** Draws the first action by its probability, and sorts the others by probability. */
function drawFirst<A>(actions: readonly ActionEvaluation<A>[], seed: number | string): ActionEvaluation<A>[] {
  const sorted = actions.toSorted((a, b) => (b.probability ?? 0) - (a.probability ?? 0));
  const probabilities = sorted.map(({ probability = 0 }) => probability);
  const played = sorted[indexAt(probabilities, drawFraction(createRandom(`${seed}/mixture`)))];
  return played ? [played, ...sorted.filter((action) => action !== played)] : sorted;
}

/**
 * Merges the results of several searches of one position (root parallelisation). All of them are of the same game and position, and at
 * least one is given.
 */
export function mergeExplanations<A>(
  explanations: readonly Explanation<A>[],
  seed: number | string,
): Explanation<A> {
  const [first] = explanations as readonly [Explanation<A>];
  const { actor } = first;
  const iterations = explanations.reduce((sum, explanation) => sum + explanation.iterations, 0);
  const solved = explanations.find(({ proven }) => proven);
  if (solved) return { ...solved, iterations };
  const merged = mergeActions(explanations);
  if (typeof actor !== "number") return { ...first, iterations, actions: merged };
  if (merged.some(({ probability }) => probability !== undefined)) {
    const actions = drawFirst(merged, seed);
    const shares = mixShares(
      actions.map((action) => action.shares),
      actions.map(({ probability = 0 }) => probability),
    );
    return { ...first, iterations, shares, actions };
  }
  const actions = rank(merged, actor);
  return { ...first, iterations, shares: actions[0]?.shares ?? first.shares, actions };
}
