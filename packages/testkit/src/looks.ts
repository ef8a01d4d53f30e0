import type { Look } from "@serpentarium/core/scene";
import type { Step, Walk } from "./walk.ts";

/** What is pressed at a step for one of its actions, press by press; nothing where it is not pressed at all. */
function pressesAt({ position, legal, index }: Step, { game }: Walk): readonly Look[] {
  const action = legal[index % Math.max(legal.length, 1)];
  const clicks = action ? game.clicks(position, action) : [];
  return clicks.map((_, i) => ({ clicked: clicks.slice(0, i + 1) }));
}

/** What somebody may look at a step with: the presses of an action as they come, each aid, and all of that. */
export function looksAt(step: Step, walk: Walk): readonly Look[] {
  const aids = Object.keys(walk.game.aids ?? {});
  const presses = pressesAt(step, walk);
  const { clicked = [] } = presses.at(-1) ?? {};
  const all = aids.length > 0 ? [{ clicked, aids }] : [];
  return [...presses, ...aids.map((id): Look => ({ aids: [id] })), ...all];
}

/** A look in a few words. */
export const lookName = ({ clicked = [], aids = [] }: Look): string =>
  [clicked.length > 0 && `pressed ${clicked.join(", ")}`, aids.length > 0 && `aids ${aids.join(", ")}`]
    .filter(Boolean)
    .join("; ");
