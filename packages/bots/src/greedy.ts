import { type Aim, determinize, type Game, type GameTypes, type Random } from "@serpentarium/core";
import { actionsAround, candidateActions } from "./candidates.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import { seenByActor } from "./seen-by-actor.ts";
import { aimOf, estimateValue, meanShares } from "./shares.ts";

/** The number of positions drawn in a game with hidden information. */
const DETERMINIZATIONS = 32;

/** The maximal number of rounds that refine amounts around the best action. */
const MAX_ROUNDS = 16;

/** The positions that the acting seat cannot distinguish: a single one if it sees everything. */
function possiblePositions<T extends GameTypes>(
  game: Game<T>,
  seen: T["position"],
  random: Random,
): readonly T["position"][] {
  const seat = game.toAct(seen);
  if (!game.hidden || typeof seat !== "number") return [seen];
  return Array.from({ length: DETERMINIZATIONS }, () => determinize(game, seen, seat, random));
}

/**
 * Every legal action, or of large ranges those around the best one, with its estimated value, best first, with ties in random order. In a
 * game with hidden information the value is the mean over positions that the seat cannot distinguish.
 */
export function explainGreedy<T extends GameTypes>(
  game: Game<T>,
  given: T["position"],
  random: Random,
  aim: Aim = aimOf(game),
): Explanation<T["action"]> {
  const position = seenByActor(game, given);
  const actor = game.toAct(position);
  const seat = typeof actor === "number" ? actor : 0;
  const positions = possiblePositions(game, position, random);
  const evaluate = (action: T["action"]) => {
    const successors = positions.map((possible) => game.apply(possible, action));
    const shares = meanShares(successors.map((after) => estimateValue(game, after, aim)));
    const proven = !game.hidden && successors.every(({ phase }) => phase === "over");
    const text = game.formatAction(action, position);
    const evaluation: ActionEvaluation<T["action"]> = {
      action,
      text,
      visits: successors.length,
      shares,
      proven,
    };
    return { evaluation, share: shares[seat] ?? 0, tie: random.integer(0x7fffffff) };
  };
  const evaluated = candidateActions(game, position).map(evaluate);
  const sort = () => evaluated.sort((a, b) => b.share - a.share || a.tie - b.tie);
  const ranges = game.legalRanges(position);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [best] = sort();
    const tried = evaluated.map(({ evaluation }) => evaluation.action);
    const around = best ? actionsAround(ranges, best.evaluation.action, tried) : [];
    if (around.length === 0) break;
    evaluated.push(...around.map(evaluate));
  }
  sort();
  const actions = evaluated.map(({ evaluation }) => evaluation);
  const shares =
    actions[0]?.shares ?? meanShares(positions.map((possible) => estimateValue(game, possible, aim)));
  return { ...(actor !== undefined && { actor }), iterations: 0, shares, proven: false, actions };
}
