import type { Game } from "@serpentarium/core";
import { occupantOf, PERSON } from "@serpentarium/core/context";
import {
  canUndo,
  isInProgress,
  type LogEntry,
  type MatchContext,
  type RunningContext,
} from "@serpentarium/table";
import { countBeginning } from "./start-match.ts";

/** The log without the actions that the site played to begin the match. */
const playedLog = (game: Game, context: MatchContext, log: readonly LogEntry[]): readonly LogEntry[] =>
  log.slice(countBeginning(game, context));

/** Whether to keep the match: a person has played in it, and it is not over. */
export const isWorthKeeping = (game: Game, context: MatchContext, log: readonly LogEntry[]): boolean =>
  isInProgress(context, playedLog(game, context, log));

/** Whether a person’s action can be undone; actions of the site’s set-up cannot. */
export const canTakeBack = (game: Game, context: RunningContext, log: readonly LogEntry[]): boolean =>
  canUndo(game, context) &&
  (context.ended !== null ||
    playedLog(game, context, log).some(({ actor }) => occupantOf(context, actor) === PERSON));
