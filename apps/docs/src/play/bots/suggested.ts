import type { PlayState } from "../play-state.ts";

/** The targets to mark on the board: those of a hint, or of what would have been better where somebody looks back. */
export function suggestedIn({ hint, study, lookingBack }: PlayState): readonly string[] {
  if (lookingBack === undefined) return hint?.state === "given" ? hint.targets : [];
  if (study?.state !== "done") return [];
  return study.points.find(({ index }) => index === lookingBack)?.better?.targets ?? [];
}
