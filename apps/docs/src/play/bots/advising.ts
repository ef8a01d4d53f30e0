import type { Explanation } from "@serpentarium/bots";
import { type AnyAction, type Game, say, seenPosition, type Text } from "@serpentarium/core";
import type { Shown } from "../shown.ts";
import type { Hint } from "./advice.ts";

/** The targets of an action by their names. */
function pressed({ game, context, viewer }: Shown, targets: readonly string[]): Text {
  const scene = game.scene(seenPosition(game, context.position, viewer), "wide");
  const labels = targets.flatMap((id) => scene.targets.find((target) => target.id === id)?.label ?? []);
  const joined = (language: keyof Text): string => labels.map((label) => `${label[language]}.`).join(" ");
  return { en: joined("en"), fr: joined("fr") };
}

function told(game: Game, { position }: Shown["context"], action: AnyAction): Text {
  const events = game.narrate(position, action);
  const joined = (language: keyof Text): string =>
    events.map((event) => say(game, event, language)).join(" ");
  return { en: joined("en"), fr: joined("fr") };
}

/** The action that an explanation puts first, as advice to whoever is to act. */
export function adviceFrom(shown: Shown, { actor, actions }: Explanation<AnyAction>): Hint {
  const { game, context } = shown;
  const [best] = actions;
  if (!best || typeof actor !== "number") return { state: "failed" };
  const targets = game.clicks(context.position, best.action);
  return {
    state: "given",
    notation: best.text,
    // what an action does may lay open what others have hidden
    told: game.hides ? pressed(shown, targets) : told(game, context, best.action),
    targets,
    share: best.shares[actor] ?? 0,
    proven: best.proven,
  };
}
