import type { Explanation } from "@serpentarium/bots";
import type { AnyAction } from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";
import { describeAction } from "./describe-action.ts";
import { formatMixture } from "./format-mixture.ts";
import type { HintState } from "./hint.ts";

/** The best action of an explanation, as a hint for the player to act. */
export function toHint(match: DisplayedMatch, { actor, actions, shares }: Explanation<AnyAction>): HintState {
  const { game, context } = match;
  const [best] = actions;
  const mixture = formatMixture(actions);
  if (!best || typeof actor !== "number") return { state: "failed" };
  return {
    state: "given",
    notation: best.text,
    description: describeAction(match, context.position, best.action),
    targets: game.clicks(context.position, best.action),
    share: shares[actor] ?? 0,
    proven: best.proven,
    ...(mixture !== undefined && { mixture }),
  };
}
