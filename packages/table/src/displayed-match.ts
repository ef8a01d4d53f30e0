import type { Game, Viewer } from "@serpentarium/core";
import { scoreSheetOf } from "@serpentarium/core/match";
import type { ScoreSheet } from "@serpentarium/core/series";
import { type LogEntry, logOf } from "./log.ts";
import type { MatchContext } from "./match.ts";

/** A match as the page displays it. */
export interface DisplayedMatch {
  readonly game: Game;
  readonly context: MatchContext;
  /** Redacted for the viewer. */
  readonly log: readonly LogEntry[];
  readonly scoreSheet: ScoreSheet;
  /** The viewer of the display; undefined if nothing is hidden. */
  readonly viewer: Viewer | undefined;
}

export const toDisplayedMatch = (game: Game, context: MatchContext, viewer?: Viewer): DisplayedMatch => ({
  game,
  context,
  log: logOf(game, context, viewer),
  scoreSheet: scoreSheetOf(game, context),
  viewer,
});
