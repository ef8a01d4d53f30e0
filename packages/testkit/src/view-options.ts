import type { ViewOptions } from "@serpentarium/core/scene";
import type { Playout, PlayoutStep } from "./playout.ts";

/** The clicks of one action of a step, click by click; empty for an action without clicks. */
function pressesAt({ position, legal, index }: PlayoutStep, { game }: Playout): readonly ViewOptions[] {
  const action = legal[index % Math.max(legal.length, 1)];
  const clicks = action ? game.clicks(position, action) : [];
  return clicks.map((_, i) => ({ clicked: clicks.slice(0, i + 1) }));
}

/** View options to try at a step: the successive clicks of an action, each aid, and all of them together. */
export function viewOptionsAt(step: PlayoutStep, playout: Playout): readonly ViewOptions[] {
  const { aids = [] } = playout.game;
  const presses = pressesAt(step, playout);
  const { clicked = [] } = presses.at(-1) ?? {};
  const all = aids.length > 0 ? [{ clicked, aids }] : [];
  return [...presses, ...aids.map((id): ViewOptions => ({ aids: [id] })), ...all];
}

/** Formats view options in a few words. */
export const formatViewOptions = ({ clicked = [], aids = [] }: ViewOptions): string =>
  [clicked.length > 0 && `clicked ${clicked.join(", ")}`, aids.length > 0 && `aids ${aids.join(", ")}`]
    .filter(Boolean)
    .join("; ");
