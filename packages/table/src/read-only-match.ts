import type { Seat, Text } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { DisplayedMatch } from "./displayed-match.ts";

/** A match that is displayed in place of the running one: to view it, or to play at one seat of a match that is kept elsewhere. */
export interface ReadOnlyMatch extends DisplayedMatch {
  readonly record: GameRecord;
  /** The message for a user who tries to play. */
  readonly why: Text;
  /** Whether it is of the current version, and previewed beside the user’s own match. */
  readonly isPreview?: boolean;
  /** What the page says instead of whose turn it is. */
  readonly status?: Text | undefined;
  /** The id of a live match, which goes on on a server: matches with the same one are states of it. */
  readonly liveId?: string;
  /** The seat, if this is one seat’s view of a match that is kept elsewhere, and whether it is to act. */
  readonly seat?: { readonly own: Seat; readonly isToAct: boolean };
}

/** Whether two matches are states of the same live match. */
export const isSameLiveMatch = (one: ReadOnlyMatch | undefined, other: ReadOnlyMatch | undefined): boolean =>
  one?.liveId !== undefined && one.liveId === other?.liveId;
