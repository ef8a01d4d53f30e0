import type { Mark } from "@serpentarium/board";
import { type AnyPosition, type Game, parseLegal, unwrap } from "@serpentarium/core";
import { type Picture, positionOf } from "@serpentarium/core/teaching";

/** What a picture of a game shows. */
interface PictureShown {
  readonly position: AnyPosition;
  /** The spaces that its action touched. */
  readonly marks: readonly Mark[];
  /** In notation. */
  readonly action?: string;
}

const marksIn = (game: Game, position: AnyPosition, spaces: readonly string[]): Mark[] => {
  const there = new Set(game.scene(position, "narrow").spaces.map(({ id }) => id));
  const touched = [...new Set(spaces)].filter((space) => there.has(space));
  return touched.map((space) => ({ space, kind: "last" }));
};

/**
 * A picture ready to be drawn: its position or, where it shows an action, the position after that with what it touched.
 *
 * @throws SerpentariumError where the game does not have the position or the action
 */
export function shownIn(game: Game, picture: Picture): PictureShown {
  const before = unwrap(positionOf(game, picture));
  if (picture.play === undefined) return { position: before, marks: [] };
  const action = unwrap(parseLegal(game, before, picture.play));
  const position = game.apply(before, action);
  const spaces = game.narrate(before, action).flatMap((event) => event.spaces);
  return { position, marks: marksIn(game, position, spaces), action: picture.play };
}
