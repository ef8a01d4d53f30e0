import type { AnyPosition, Failure, GameTypes, Message, Seat } from "@serpentarium/core";
import type { TurnEvent } from "@serpentarium/core/turn";
import type { BotResults } from "./bots/bot-assistant.ts";
import type { DisplayedMatch } from "./displayed-match.ts";
import type { LogEntry } from "./log.ts";
import type { MatchStart, RunningContext } from "./match.ts";
import type { VisitedMatch } from "./visited-match.ts";

/** All that a table shows, as plain data: the displayed match, its position on the board, and what bots say about it. */
export interface TableState extends DisplayedMatch, BotResults {
  /** The running match; another one is displayed while `visited` is set. */
  readonly running: RunningContext;
  /** The number of the running match; every other match that is started here has a higher one. */
  readonly match: number;
  /** The match that is displayed in place of the running one. */
  readonly visited: VisitedMatch | undefined;
  /** The player who may see the board now, if several share the screen. */
  readonly screenHolder: Seat | undefined;
  /** The number of actions after which the board shows the match; undefined for the current position. */
  readonly lookingBack: number | undefined;
  /** The position on the board; not redacted. */
  readonly position: AnyPosition;
  /** The action that led to it. */
  readonly last: LogEntry | undefined;
  /** Why nothing can be played on the board now. */
  readonly blocked: Message | undefined;
  /** Why the last attempted action was refused. */
  readonly failure: Failure | undefined;
  /** Whether a bot at the table has failed: its turn waits for an undo. */
  readonly hasBotFailed: boolean;
}

/** The events of a table: those of the turn machine for the running match, and those of what is displayed. */
export type TableEvent<Page = unknown> =
  | TurnEvent<GameTypes>
  /** Starts another match. */
  | { readonly type: "begin"; readonly start: MatchStart }
  /** Displays a match in place of the running one or, without one, the running match again. */
  | {
      readonly type: "display";
      readonly match: VisitedMatch | undefined;
      /** Called with the action that is played on the view of one seat. */
      readonly onAnswer?: ((action: string) => void) | undefined;
    }
  /** Shows the position after `count` actions; without a count, the current one. */
  | { readonly type: "lookBack"; readonly count?: number | undefined }
  /** Shows the table as the player at `seat` may see it, who has taken the screen. */
  | { readonly type: "takeScreen"; readonly seat: Seat }
  /** Targets were selected: the refusal of the last attempt is no longer shown. */
  | { readonly type: "select" }
  /** Requests a hint or an analysis, or drops it. */
  | { readonly type: "hint" | "analysis"; readonly isWanted: boolean }
  /** Changes the page’s own part of the state. */
  | { readonly type: "page"; readonly change: Partial<Page> };
