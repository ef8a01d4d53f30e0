import {
  type AnyAction,
  type AnyPosition,
  type Game,
  say,
  seenPosition,
  type Text,
} from "@serpentarium/core";
import type { Shown } from "../shown.ts";

/** Where an action would be played, and for whose eyes it is told. */
type Telling = Pick<Shown, "game" | "viewer">;

/** The targets of an action by their names. */
function pressed({ game, viewer }: Telling, position: AnyPosition, action: AnyAction): Text {
  const scene = game.scene(seenPosition(game, position, viewer), "wide");
  const targets = game.clicks(position, action);
  const labels = targets.flatMap((id) => scene.targets.find((target) => target.id === id)?.label ?? []);
  const joined = (language: keyof Text): string => labels.map((label) => `${label[language]}.`).join(" ");
  return { en: joined("en"), fr: joined("fr") };
}

function told(game: Game, position: AnyPosition, action: AnyAction): Text {
  const events = game.narrate(position, action);
  const joined = (language: keyof Text): string =>
    events.map((event) => say(game, event, language)).join(" ");
  return { en: joined("en"), fr: joined("fr") };
}

/** What an action does or, as that may lay open what others have hidden, what one presses for it. */
export const tellOf = (telling: Telling, position: AnyPosition, action: AnyAction): Text =>
  telling.game.hidden ? pressed(telling, position, action) : told(telling.game, position, action);
