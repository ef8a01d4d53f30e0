import type { Explanation } from "@serpentarium/bots";
import type { AnyAction } from "@serpentarium/core";
import type { Shown } from "../shown.ts";
import type { Hint } from "./advice.ts";
import { tellOf } from "./telling.ts";

/** The action that an explanation puts first, as advice to whoever is to act. */
export function adviceFrom(shown: Shown, { actor, actions }: Explanation<AnyAction>): Hint {
  const { game, context } = shown;
  const [best] = actions;
  if (!best || typeof actor !== "number") return { state: "failed" };
  return {
    state: "given",
    notation: best.text,
    told: tellOf(shown, context.position, best.action),
    targets: game.clicks(context.position, best.action),
    share: best.shares[actor] ?? 0,
    proven: best.proven,
  };
}
