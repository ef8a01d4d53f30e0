import { type Game, type GameTypes, seenPosition } from "@serpentarium/core";

/** What whoever is to act sees of a position: nothing else comes into what a bot thinks. */
export function seenByActor<T extends GameTypes>(game: Game<T>, position: T["position"]): T["position"] {
  const actor = game.toAct(position);
  return typeof actor === "number" ? seenPosition(game, position, actor) : position;
}
