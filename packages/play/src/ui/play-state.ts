import type { Speed } from "@serpentarium/board/element";
import type { Seat, Table } from "@serpentarium/core";
import type { LiveServer } from "@serpentarium/live/client";
import type { MatchInput, Reader, TableState, TableStore } from "@serpentarium/table";
import type { LiveSession, LiveState, NewLiveMatch } from "@serpentarium/table/live";
import type { LinkSeat } from "../match/link-seat.ts";
import type { Notice } from "./notice.ts";
import type { PlayParts } from "./play-parts.ts";

/** The page’s part of the state, beside that of the table. */
export interface SessionState {
  readonly notice: Notice | undefined;
  /** The seat of this browser, if the running match is one by link. */
  readonly link: LinkSeat | undefined;
  /** The server for live matches of this game, if one answers. */
  readonly server: LiveServer | undefined;
  /** The live match, if one is displayed. */
  readonly live: LiveState | undefined;
  readonly isSoundOn: boolean;
  readonly speed: Speed;
  /** Whether forced actions are played automatically. */
  readonly playsForced: boolean;
  /** Whether a notification tells the user that it is their turn. */
  readonly isNotifying: boolean;
  /** Whether chance waits for a person to press. */
  readonly isRollAwaited: boolean;
}

/** The store of the whole page. */
export type PlayStore = TableStore<SessionState>;

export type PlayState = TableState & SessionState;

/** The commands of the page with side effects. */
export interface PlayHandlers {
  /** Begins a match; the site sets up its board unless `isSetUp` is false. */
  begin(start?: MatchInput, isSetUp?: boolean): void;
  /** Begins a match by link; the user takes `seat`. */
  beginByLink(table: Table, seat: Seat, isSetUp: boolean): void;
  /** Opens a live match for the user and others. */
  beginLive(match: NewLiveMatch): void;
  /** The live match that is displayed. */
  readonly live: LiveSession | undefined;
  /** Draws the outcome of this chance turn at random, if people deal or press. */
  roll(): void;
  /** Changes the dealer: a person, or the site with or without a press. */
  setDealer(dealer: string): void;
  undo(): void;
  /** Requests a hint, or drops it. */
  toggleHint(isWanted: boolean): void;
  share(): void;
  saveFile(): void;
  openFile(): void;
  /** Plays on from the displayed earlier position; the original match is kept. */
  playOn(): void;
  /** Returns from a read-only match to the running one. */
  leaveVisited(): void;
  setSound(isWanted: boolean): void;
  setSpeed(speed: Speed): void;
  /** Sets whether forced actions are played automatically. */
  setForced(isWanted: boolean): void;
  /** Sets whether a notification tells the user that it is their turn. */
  setNotifying(isWanted: boolean): void;
  focusBoard(): void;
  dismissNotice(): void;
}

/** The props of every part of the page. */
export interface ViewProps {
  readonly state: PlayState;
  readonly send: PlayStore["send"];
  readonly handlers: PlayHandlers;
  readonly reader: Reader;
  /** The optional parts of the page. */
  readonly parts: PlayParts;
}
