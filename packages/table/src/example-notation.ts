import { type AnyPosition, createRandom, type Game } from "@serpentarium/core";

/** An example action in notation; at a chance turn that cannot be listed, drawn from a fixed seed. */
export function exampleNotation(game: Game, position: AnyPosition): string | undefined {
  const isDrawn = game.toAct(position) === "chance" && !game.chanceOutcomes(position);
  const action = isDrawn
    ? game.drawOutcome(position, createRandom("example"))
    : game.legalRanges(position)[0]?.action;
  return action && game.formatAction(action, position);
}
