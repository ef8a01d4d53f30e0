import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type Message,
  narrateEvent,
  redactPosition,
} from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";

/** The game of an action, and who reads its description. */
type ActionViewer = Pick<DisplayedMatch, "game" | "viewer">;

/** The labels of an action’s targets. */
function describeTargets({ game, viewer }: ActionViewer, position: AnyPosition, action: AnyAction): Message {
  const scene = game.scene(redactPosition(game, position, viewer), "wide");
  const targets = game.clicks(position, action);
  const labels = targets.flatMap((id) => scene.targets.find((target) => target.id === id)?.label ?? []);
  const joined = (language: keyof Message): string => labels.map((label) => `${label[language]}.`).join(" ");
  return { en: joined("en"), fr: joined("fr") };
}

function describeEvents(game: Game, position: AnyPosition, action: AnyAction): Message {
  const events = game.events(position, action);
  const joined = (language: keyof Message): string =>
    events.map((event) => narrateEvent(game, event, language)).join(" ");
  return { en: joined("en"), fr: joined("fr") };
}

/** The narration of an action or, in a game with hidden information, the labels of its targets. */
export const describeAction = (view: ActionViewer, position: AnyPosition, action: AnyAction): Message =>
  view.game.hidden ? describeTargets(view, position, action) : describeEvents(view.game, position, action);
