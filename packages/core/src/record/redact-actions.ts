import type { Game, GameTypes } from "../game.ts";
import type { PlayedAction } from "../match/match.ts";
import { redactAction, redactPosition, seatsOfViewer, type Viewer } from "../viewer.ts";

/**
 * Returns the actions of a match in notation, without what a viewer may not know: each as the viewer saw it when it was played,
 * except that the choices of a finished simultaneous phase are revealed.
 */
export function redactActions<T extends GameTypes>(
  game: Game<T>,
  actions: readonly PlayedAction<T>[],
  viewer?: Viewer,
): readonly string[] {
  const { choices, hidden } = game;
  if (viewer === undefined || !(choices || hidden)) return actions.map(({ text }) => text);
  const lastRevealed = actions.findLastIndex(({ from }) => choices?.isLastChoice(from));
  return actions.map(({ action, from }, i) => {
    const redacted =
      !choices || action.seat === undefined || i > lastRevealed
        ? redactAction(game, from, action, viewer)
        : seatsOfViewer(viewer, from.table).reduce(
            (seen, seat) => choices.revealAction(seen, seat, from),
            action,
          );
    return game.formatAction(redacted, redactPosition(game, from, viewer));
  });
}
