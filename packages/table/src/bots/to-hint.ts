import type { Explanation } from "@serpentarium/bots";
import type { AnyAction } from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";
import { describeAction } from "./describe-action.ts";
import type { HintState } from "./hint.ts";
import { mixtureOf } from "./mixture.ts";

/** The best action of an explanation, as a hint for the player to act. */
export function toHint(match: DisplayedMatch, { actor, actions, shares }: Explanation<AnyAction>): HintState {
  const { game, context } = match;
  const [best] = actions;
  if (!best || typeof actor !== "number") return { state: "failed" };
  const describe = (action: AnyAction) => describeAction(match, context.position, action);
  return {
    state: "given",
    notation: best.text,
    description: describe(best.action),
    targets: game.clicks(context.position, best.action),
    share: shares[actor] ?? 0,
    proven: best.proven,
    mixture: mixtureOf(actions).map(({ action, times }) => ({ description: describe(action), times })),
  };
}
