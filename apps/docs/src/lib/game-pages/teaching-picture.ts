import { lastMarks, type Mark } from "@serpentarium/board";
import { type AnyPosition, type Game, type GameEvent, play, unwrap } from "@serpentarium/core";
import { parseTeachingPosition, type TeachingPicture } from "@serpentarium/core/teaching";

/** The position of a lesson picture, with its marks. */
interface DisplayedPicture {
  readonly position: AnyPosition;
  /** What the picture's action has done, for the layout `narrow`. */
  readonly marks: readonly Mark[];
  /** The events of the picture's action; empty without one. */
  readonly events: readonly GameEvent[];
}

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
  const [scene, next] = [game.scene(before, "narrow"), game.scene(position, "narrow")];
  return { position, marks: lastMarks(events, scene, next), events };
}
