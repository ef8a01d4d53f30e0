import {
  type AnyAction,
  type AnyPosition,
  type Message,
  messageOfEvent,
  redactPosition,
} from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";

/** The game of an action, and the viewer of its description. */
type ActionViewer = Pick<DisplayedMatch, "game" | "viewer">;

/** The labels of an action’s targets. */
function describeTargets(
  { game, viewer }: ActionViewer,
  position: AnyPosition,
  action: AnyAction,
): readonly Message[] {
  const scene = game.scene(redactPosition(game, position, viewer), "wide");
  const targets = game.clicks(position, action);
  return targets.flatMap((id) => scene.targets.find((target) => target.id === id)?.label ?? []);
}

/** The narration of an action or, in a game with hidden information, the labels of its targets. */
export const describeAction = (
  view: ActionViewer,
  position: AnyPosition,
  action: AnyAction,
): readonly Message[] =>
  view.game.hidden
    ? describeTargets(view, position, action)
    : view.game.events(position, action).map(messageOfEvent);
