import type { AnyPosition, Failure, GameTypes, Message, Seat } from "@serpentarium/core";
import type { TurnEvent } from "@serpentarium/core/context";
import type { BotResults } from "./bots/bot-assistant.ts";
import type { DisplayedMatch } from "./displayed-match.ts";
import type { LogEntry } from "./log.ts";
import type { RunningContext } from "./match.ts";
import type { VisitedMatch } from "./visited-match.ts";

/** The whole state of a table as plain data: the displayed match, the position on the board, and the results of bots. */
export interface TableState extends DisplayedMatch, BotResults {
  /** The running match; while `visited` is set, another one is displayed. */
  readonly running: RunningContext;
  /** The number of the running match; matches started later have higher numbers. */
  readonly match: number;
  /** The match that is displayed instead of the running one. */
  readonly visited: VisitedMatch | undefined;
  /** The player who may see the board now, if several share the screen. */
  readonly screenHolder: Seat | undefined;
  /** The number of actions before the displayed earlier position; undefined for the current position. */
  readonly lookingBack: number | undefined;
  /** The unredacted position on the board. */
  readonly position: AnyPosition;
  /** The action that led to it. */
  readonly last: LogEntry | undefined;
  /** Why nothing can be played on the board now; undefined if it can. */
  readonly blocked: Message | undefined;
  /** Why the last attempted action was refused. */
  readonly failure: Failure | undefined;
  /** Whether a bot at the table has failed: its turn waits for an undo. */
  readonly hasBotFailed: boolean;
}

/** The events of a table: those of the turn machine for the running match, and those for the display. */
export type TableEvent<Page = unknown> =
  | TurnEvent<GameTypes>
  /** Starts another match. */
  | { readonly type: "begin"; readonly start: RunningContext }
  /** Displays a match instead of the running one; without a match, returns to the running one. */
  | {
      readonly type: "display";
      readonly match: VisitedMatch | undefined;
      /** Called with the action that is played in the view of one seat or in a line, and with the number of actions before it. */
      readonly onAnswer?: ((action: string, count: number) => void) | undefined;
    }
  /** Shows the position after `count` actions; without a count, the current one. */
  | { readonly type: "lookBack"; readonly count?: number | undefined }
  /** Shows the table as the player at `seat`, who has taken the screen, may see it. */
  | { readonly type: "takeScreen"; readonly seat: Seat }
  /** Targets were selected: hides the last refusal. */
  | { readonly type: "select" }
  /** Requests or removes a hint or an analysis. */
  | { readonly type: "hint" | "analysis"; readonly isWanted: boolean }
  /** Changes the page’s own part of the state. */
  | { readonly type: "page"; readonly change: Partial<Page> };
