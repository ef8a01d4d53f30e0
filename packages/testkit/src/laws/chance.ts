import { type AnyPosition, createRandom, type Game } from "@serpentarium/core";
import { copy } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";

const DRAWS = 8;

/** Checks the weights of the listed outcomes. */
function checkWeights(game: Game, position: AnyPosition): string | undefined {
  const weights = (game.chanceOutcomes(position) ?? []).map(({ weight }) => weight);
  const invalid = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 1);
  if (invalid !== undefined) return `the weight ${invalid} is not a positive whole number`;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Number.isSafeInteger(sum) ? undefined : `the weights add up to ${sum}`;
}

export const chance: Law = {
  id: "chance",
  title: { id: "laws.chance" },
  check: atEachStep(({ position }, { game }) => {
    if (position.phase === "over" || game.toAct(position) !== "chance") return undefined;
    const problem = checkWeights(game, position);
    if (problem) return problem;
    const listed = game.chanceOutcomes(position)?.map(({ action }) => game.formatAction(action, position));
    for (let seed = 0; seed < DRAWS; seed++) {
      const action = game.drawOutcome(copy(position), createRandom(seed));
      const text = game.formatAction(action, position);
      if (action.phase !== position.phase)
        return `"${text}", of the phase ${action.phase}, is drawn in ${position.phase}`;
      if (listed && !listed.includes(text)) return `"${text}" is drawn, but not listed`;
      const refusal = listed ? undefined : game.refuse(position, action);
      if (refusal) return `"${text}" is drawn, yet refused by ${refusal.clause}`;
    }
    return undefined;
  }),
};
