import type { ActionRange, AnyAction, AnyPosition } from "@serpentarium/core";
import { isInRange } from "@serpentarium/core/internal";
import { candidateTexts, mutatedPositions, parseActions } from "../candidates.ts";
import { firstDefined } from "../data.ts";
import { atEachStep, type Law, type PartialViolation } from "../law.ts";
import { allRanges, listedIn } from "../listed-actions.ts";
import type { Playout } from "../playout.ts";

/** Whether the game can list all legal actions, unlike a chance phase with too many outcomes. */
const isListable = ({ game }: Playout, position: AnyPosition): boolean =>
  position.phase !== "over" &&
  (game.toAct(position) !== "chance" || game.chanceOutcomes(position) !== undefined);

/** The texts of actions just outside the amounts of some ranges, if they can be formatted. */
const textsBeyond = (ranges: readonly ActionRange[], format: (action: AnyAction) => string): string[] =>
  ranges.flatMap((range) =>
    range.amounts.flatMap(({ field, min, max, step = 1 }) =>
      [min - step, max + step].map((value) => format({ ...range.action, [field]: value })),
    ),
  );

function findDisagreement(
  { game }: Playout,
  position: AnyPosition,
  tried: readonly string[],
): PartialViolation | undefined {
  const format = (action: { readonly phase: string }): string => game.formatAction(action, position);
  const ranges = allRanges(game, position);
  const violation = (what: string): PartialViolation => ({ what, position: game.formatPosition(position) });
  for (const range of ranges) {
    if (!isInRange(range, range.action))
      return violation(`"${format(range.action)}" is not in its own range`);
  }
  const legal = listedIn(ranges);
  for (const action of legal) {
    const refusal = game.refuse(position, action);
    if (refusal) return violation(`"${format(action)}" is listed, yet refused by ${refusal.clause}`);
  }
  const texts = new Set(legal.map(format));
  const open = ranges.filter(({ amounts }) => amounts.length > 0);
  const isListed = (action: AnyAction): boolean =>
    texts.has(format(action)) || open.some((range) => isInRange(range, action));
  const other = parseActions(game, [...tried, ...textsBeyond(ranges, format)], position).find(
    (action) => !isListed(action) && !game.refuse(position, action),
  );
  return other && violation(`"${format(other)}" is not refused, yet not listed`);
}

export const listed: Law = {
  id: "listed",
  title: { id: "laws.listed" },
  // the position of the step, and nearby positions that can be parsed
  check: atEachStep((step, playout) => {
    const texts = candidateTexts(step, playout);
    const near = mutatedPositions(step, playout).map(({ position }) => position);
    const positions = [step.position, ...near].filter((position) => isListable(playout, position));
    return firstDefined(positions.map((position) => () => findDisagreement(playout, position, texts)));
  }),
};
