import type { AnyPosition, Game } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { listedTexts } from "../candidates.ts";
import { copy, findNonJson } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { PlayoutStep } from "../playout.ts";

const throughJson = (position: AnyPosition): AnyPosition =>
  JSON.parse(JSON.stringify(position)) as AnyPosition;

/** The property of a position that changes in a round trip through JSON. */
function findDifference(game: Game, { position, action, next }: PlayoutStep): string | undefined {
  const again = throughJson(position);
  if (game.formatPosition(again) !== game.formatPosition(position)) return "text";
  if (!dequal(listedTexts(game, again), listedTexts(game, position))) return "legal actions";
  if (!dequal(again.outcome, position.outcome)) return "outcome";
  if (!action || !next) return undefined;
  return game.formatPosition(game.apply(again, copy(action))) === game.formatPosition(next)
    ? undefined
    : "next position";
}

export const json: Law = {
  id: "json",
  title: { id: "laws.json" },
  check: atEachStep((step, { game }) => {
    const nonJson =
      findNonJson(step.position, "position") ?? (step.action && findNonJson(step.action, "action"));
    if (nonJson) return nonJson;
    const difference = findDifference(game, step);
    return difference && `after a round trip through JSON it has another ${difference}`;
  }),
};
