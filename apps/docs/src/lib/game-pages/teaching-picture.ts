import type { Mark } from "@serpentarium/board";
import { type AnyPosition, type Game, type GameEvent, play, unwrap } from "@serpentarium/core";
import { parseTeachingPosition, type TeachingPicture } from "@serpentarium/core/teaching";

/** The position of a lesson picture, with its marks. */
interface DisplayedPicture {
  readonly position: AnyPosition;
  /** The spaces touched by the picture's action. */
  readonly marks: readonly Mark[];
  /** The events of the picture's action; empty without one. */
  readonly events: readonly GameEvent[];
}

const marksOn = (game: Game, position: AnyPosition, spaces: readonly string[]): Mark[] => {
  const drawn = new Set(game.scene(position, "narrow").spaces.map(({ id }) => id));
  const touched = [...new Set(spaces)].filter((space) => drawn.has(space));
  return touched.map((space) => ({ space, kind: "last" }));
};

/**
 * The position to draw for a picture: its own, or the one after its action, with the affected spaces marked.
 *
 * @throws SerpentariumError if the position or the action is not valid in the game
 */
export function toDisplayedPicture(game: Game, picture: TeachingPicture): DisplayedPicture {
  const before = unwrap(parseTeachingPosition(game, picture));
  if (picture.play === undefined) return { position: before, marks: [], events: [] };
  const { action, position } = unwrap(play(game, before, picture.play));
  const events = game.events(before, action);
  const spaces = events.flatMap((event) => event.spaces);
  return { position, marks: marksOn(game, position, spaces), events };
}
