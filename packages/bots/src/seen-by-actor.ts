import { type Game, type GameTypes, redactPosition } from "@serpentarium/core";

/** The view of the acting seat. Bots use nothing else. */
export function seenByActor<T extends GameTypes>(game: Game<T>, position: T["position"]): T["position"] {
  const actor = game.toAct(position);
  return typeof actor === "number" ? redactPosition(game, position, actor) : position;
}
