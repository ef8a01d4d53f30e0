import type { AnyPosition, Game, Viewer } from "@serpentarium/core";
import type { ScoreSheet } from "@serpentarium/core/series";
import { scoreSheetOf } from "@serpentarium/core/turn";
import { type LogEntry, logOf } from "./log.ts";
import type { MatchContext } from "./match.ts";

/** A match, as the page shows it. */
export interface Shown {
  /** In its words the players are called as they are in the series. */
  readonly game: Game;
  readonly context: MatchContext;
  /** As the viewer may know it. */
  readonly log: readonly LogEntry[];
  readonly sheet: ScoreSheet;
  /** For whose eyes it is; for any where it is left out. */
  readonly viewer: Viewer | undefined;
}

/** @param named - the game with the players' names in its words @param log - of the match, where it is known */
export const shownOf = (
  game: Game,
  named: Game,
  context: MatchContext,
  viewer?: Viewer,
  log = logOf(game, context, viewer),
): Shown => ({
  game: named,
  context,
  log,
  sheet: scoreSheetOf(game, context),
  viewer,
});

/** The position after so many actions of a log. */
export const positionAfter = (count: number, { log }: Pick<Shown, "log">, start: AnyPosition): AnyPosition =>
  log[count - 1]?.position ?? start;
