import type { DisplayedMatch } from "../displayed-match.ts";
import type { AnalysisFindings, AnalysisState } from "./match-analysis.ts";

/** Whether a match can be analysed: it must be over. */
export const canAnalyse = ({ context }: DisplayedMatch): boolean =>
  context.outcome !== null && context.actions.length > 0;

/** The findings so far, if there are any. */
export const findingsOf = (analysis: AnalysisState | undefined): AnalysisFindings | undefined =>
  analysis && analysis.state !== "failed" ? analysis.findings : undefined;
