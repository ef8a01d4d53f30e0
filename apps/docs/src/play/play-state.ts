import type { Failure, Seat, Table } from "@serpentarium/core";
import type { EarlyEnding } from "@serpentarium/core/record";
import type { BotResults } from "./bots/bot-assistant.ts";
import type { LinkSeat } from "./by-link/link-seat.ts";
import type { LinkMatch } from "./by-link/match-store.ts";
import type { DisplayedMatch } from "./displayed-match.ts";
import type { MatchInput } from "./match.ts";
import type { Notice } from "./notice.ts";
import type { ReadOnlyMatch } from "./read-only-match.ts";
import type { Reader } from "./reader.ts";

/** The state of the page besides the displayed match. */
export interface SessionState {
  /** Whether an earlier match is kept. */
  readonly hasEarlier: boolean;
  /** The seat of this browser, if the running match is one by link. */
  readonly link: LinkSeat | undefined;
  /** All matches by link in this browser. */
  readonly linkMatches: readonly LinkMatch[];
  readonly isSoundOn: boolean;
  /** Whether forced actions are played by themselves. */
  readonly playsForced: boolean;
  /** Whether a notification tells the user that it is their turn. */
  readonly isNotifying: boolean;
  /** Whether chance waits for a person to press. */
  readonly isRollAwaited: boolean;
}

/** The state of the whole page. */
export interface PlayState extends DisplayedMatch, BotResults, SessionState {
  /** The version with which a read-only match was played; undefined for the running match. */
  readonly readOnlyVersion: string | undefined;
  /** Whether the read-only match is of this version and previewed beside the user’s own match. */
  readonly isPreview: boolean;
  /** The seat, if the read-only match is one seat’s view of a match by link. */
  readonly seat: ReadOnlyMatch["seat"];
  /** Why the last attempted action was refused. */
  readonly failure: Failure | undefined;
  readonly notice: Notice | undefined;
  /** The number of actions after which the board shows the match; undefined for the current position. */
  readonly lookingBack: number | undefined;
}

/** The commands of the page. */
export interface PlayHandlers {
  /** Begins a match; the site sets up its board unless `isSetUp` is false. */
  begin(start?: MatchInput, isSetUp?: boolean): void;
  /** Begins a match by link; the user takes `seat`. */
  beginByLink(table: Table, seat: Seat, isSetUp: boolean): void;
  /** Resumes a match by link from the match store. */
  resumeByLink(id: string): void;
  /** Removes a match by link from the match store. */
  forgetByLink(id: string): void;
  /** Begins the next match of the series. */
  nextMatch(): void;
  /** Plays an action in notation. @returns whether it was accepted */
  playNotation(notation: string): boolean;
  /** Draws the outcome of this chance turn at random, where people deal or press. */
  roll(): void;
  /** Changes who deals from now on: a person, or the site with or without a press. */
  setDealer(dealer: string): void;
  undo(): void;
  redo(): void;
  end(ending: EarlyEnding): void;
  /** Requests a hint, or drops it. */
  toggleHint(isWanted: boolean): void;
  /** Requests an analysis of the match, or drops it. */
  toggleAnalysis(isWanted: boolean): void;
  /** Shows the position after `count` actions; without a count, the current one. */
  lookBack(count?: number): void;
  share(): void;
  saveFile(): void;
  openFile(): void;
  /** Swaps the running match with the earlier one. */
  swapWithEarlier(): void;
  /** Returns from a read-only match to the running one. */
  leaveReadOnly(): void;
  /** Shows the page as the player at `seat` may see it, who has taken the screen. */
  takeScreen(seat: Seat): void;
  setSound(isWanted: boolean): void;
  /** Switches on or off that forced actions are played by themselves. */
  setForced(isWanted: boolean): void;
  /** Switches on or off that a notification tells the user that it is their turn. */
  setNotifying(isWanted: boolean): void;
  /** Moves the focus to the board. */
  focusBoard(): void;
  dismissNotice(): void;
}

/** The props of every part of the page. */
export interface ViewProps {
  readonly state: PlayState;
  readonly handlers: PlayHandlers;
  readonly reader: Reader;
}
