import type { AnyPosition, Game } from "@serpentarium/core";
import { legalTexts } from "../candidates.ts";
import { copy, sameData, unplain } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Step } from "../walk.ts";

const throughJson = (position: AnyPosition): AnyPosition =>
  JSON.parse(JSON.stringify(position)) as AnyPosition;

/** What a position does otherwise than before it went through JSON. */
function changed(game: Game, { position, action, next }: Step): string | undefined {
  const again = throughJson(position);
  if (game.formatPosition(again) !== game.formatPosition(position)) return "text";
  if (!sameData(legalTexts(game, again), legalTexts(game, position))) return "legal actions";
  if (!sameData(again.outcome, position.outcome)) return "outcome";
  if (!action || !next) return undefined;
  return game.formatPosition(game.apply(again, copy(action))) === game.formatPosition(next)
    ? undefined
    : "next position";
}

export const json: Law = {
  id: "json",
  title: {
    en: "positions and actions are plain data that JSON keeps as it is",
    fr: "positions et actions sont de simples données que JSON conserve telles quelles",
  },
  check: atEachStep((step, { game }) => {
    const odd = unplain(step.position, "position") ?? (step.action && unplain(step.action, "action"));
    if (odd) return odd;
    const what = changed(game, step);
    return what && `after a round trip through JSON it has another ${what}`;
  }),
};
