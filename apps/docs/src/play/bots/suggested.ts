import type { PlayState } from "../play-state.ts";
import type { Better } from "./study.ts";

/** What would have been better where somebody looks back, as far as it is known. */
export function betterIn({ study, lookingBack }: PlayState): Better | undefined {
  if (study?.state !== "done") return undefined;
  return study.points.find(({ index }) => index === lookingBack)?.better;
}

/** The targets to mark on the board: those of a hint, or of what would have been better where somebody looks back. */
export function suggestedIn(state: PlayState): readonly string[] {
  const { hint, lookingBack } = state;
  if (lookingBack === undefined) return hint?.state === "given" ? hint.targets : [];
  return betterIn(state)?.targets ?? [];
}
