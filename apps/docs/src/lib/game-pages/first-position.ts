import { type AnyPosition, createRandom, createTable, type Game } from "@serpentarium/core";

/** The first position of a game in which a player acts; the same in every build. */
export function firstPosition(game: Game): AnyPosition {
  const random = createRandom(game.id);
  let position = game.start(createTable(game));
  while (game.toAct(position) === "chance")
    position = game.apply(position, game.drawOutcome(position, random));
  return position;
}
