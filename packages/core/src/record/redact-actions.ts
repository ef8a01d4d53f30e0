import { type Game, type GameTypes, isGivingUp } from "../game.ts";
import type { PlayedAction } from "../play.ts";
import { redactAction, redactPosition, type Viewer } from "../viewer.ts";
import { withChoice } from "../with-choice.ts";

/**
 * Returns the actions of a match in notation, without what a viewer may not know: each as the viewer saw it when it was played, but with
 * the choices of finished simultaneous phases revealed.
 */
export function redactActions<T extends GameTypes>(
  game: Game<T>,
  actions: readonly PlayedAction<T>[],
  viewer?: Viewer,
): readonly string[] {
  if (viewer === undefined || !game.hidden) return actions.map(({ text }) => text);
  const texts: string[] = [];
  // a phase's position with all choices, kept from its last choice back to its first
  let revealed: T["position"] | undefined;
  for (const { action, from } of actions.toReversed()) {
    const chosen = withChoice(game, from, action);
    // after a seat gives up, the choices are made again
    if (isGivingUp(action)) revealed = undefined;
    if (chosen !== from && game.seatsToAct(chosen).length === 0) revealed = chosen;
    const position = chosen === from ? from : (revealed ?? from);
    texts.push(
      game.formatAction(redactAction(game, position, action, viewer), redactPosition(game, from, viewer)),
    );
  }
  return texts.reverse();
}
