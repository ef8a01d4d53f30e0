import type { TableState } from "../table-state.ts";
import { findingsOf } from "./analysis-state.ts";
import type { SuggestedAction } from "./match-analysis.ts";

/** The better action at the displayed position of the history, if the analysis found one. */
export function betterActionAt({ analysis, lookingBack }: TableState): SuggestedAction | undefined {
  return findingsOf(analysis)?.points.find(({ index }) => index === lookingBack)?.better;
}

/** The targets to mark on the board: those of the hint or, in the history, those of the better action. */
export function suggestedTargets(state: TableState): readonly string[] {
  const { hint, lookingBack } = state;
  if (lookingBack === undefined) return hint?.state === "given" ? hint.targets : [];
  return betterActionAt(state)?.targets ?? [];
}
