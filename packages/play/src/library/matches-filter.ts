import type { MatchHeader } from "./match-header.ts";

/** The results by which a list can be filtered; `finished` are those without a winner from the user’s point of view. */
export const RESULT_FILTERS = ["won", "lost", "drawn", "finished", "going"] as const;
/** One of {@link RESULT_FILTERS}. */
export type ResultFilter = (typeof RESULT_FILTERS)[number];

/** Which matches a list shows. */
export interface MatchesFilter {
  /** The id of a game; undefined for all. */
  readonly game: string | undefined;
  /** Undefined for all. */
  readonly result: ResultFilter | undefined;
}

export const ALL_MATCHES: MatchesFilter = { game: undefined, result: undefined };

/** Whether the current match of a header ended like that. */
export function hasResult({ turn, results }: MatchHeader, result: ResultFilter): boolean {
  if (turn !== "over") return result === "going";
  const last = results.at(-1) ?? "none";
  return result === (last === "none" ? "finished" : last);
}
