import { type AnyPosition, allLegalActions } from "@serpentarium/core";
import { candidateTexts, mutatedPositions, parseActions } from "../candidates.ts";
import { firstDefined } from "../data.ts";
import { atEachStep, type Law, type PartialViolation } from "../law.ts";
import type { Playout } from "../playout.ts";

/** Whether the game can list all legal actions, unlike a chance phase with too many outcomes. */
const isListable = ({ game }: Playout, position: AnyPosition): boolean =>
  position.phase !== "over" &&
  (game.toAct(position) !== "chance" || game.chanceOutcomes(position) !== undefined);

function findDisagreement(
  { game }: Playout,
  position: AnyPosition,
  texts: readonly string[],
): PartialViolation | undefined {
  const format = (action: { readonly phase: string }): string => game.formatAction(action, position);
  const legal = allLegalActions(game, position);
  const violation = (what: string): PartialViolation => ({ what, position: game.formatPosition(position) });
  for (const action of legal) {
    const refusal = game.refuse(position, action);
    if (refusal) return violation(`"${format(action)}" is listed, yet refused by ${refusal.clause}`);
  }
  const listed = new Set(legal.map(format));
  const other = parseActions(game, texts, position).find(
    (action) => !listed.has(format(action)) && !game.refuse(position, action),
  );
  return other && violation(`"${format(other)}" is not refused, yet not listed`);
}

export const listed: Law = {
  id: "listed",
  title: {
    en: "an action is listed if and only if no clause refuses it",
    fr: "une action figure dans la liste si et seulement si aucune clause ne la refuse",
  },
  // the position of the step, and positions near it that the notation can express
  check: atEachStep((step, playout) => {
    const texts = candidateTexts(step, playout);
    const near = mutatedPositions(step, playout).map(({ position }) => position);
    const positions = [step.position, ...near].filter((position) => isListable(playout, position));
    return firstDefined(positions.map((position) => () => findDisagreement(playout, position, texts)));
  }),
};
