import type { Game, GameTypes } from "../game.ts";
import { redactAction, seatsOfViewer, type Viewer } from "../viewer.ts";

/**
 * Returns the actions of a match without what a viewer may not know: each as the viewer saw it when it was played, except
 * that the choices of a finished simultaneous phase are revealed.
 *
 * @param positions - the position before each action
 */
export function redactActions<T extends GameTypes>(
  game: Game<T>,
  positions: readonly T["position"][],
  actions: readonly T["action"][],
  viewer?: Viewer,
): readonly T["action"][] {
  const played = actions.map((action, i) => ({ action, position: positions[i] as T["position"] }));
  const { choices } = game;
  const lastRevealed = played.findLastIndex(({ position }) => choices?.isLastChoice(position));
  return played.map(({ action, position }, i) =>
    !choices || viewer === undefined || action.seat === undefined || i > lastRevealed
      ? redactAction(game, position, action, viewer)
      : seatsOfViewer(viewer, position.table).reduce(
          (redacted, seat) => choices.revealAction(redacted, seat, position),
          action,
        ),
  );
}
