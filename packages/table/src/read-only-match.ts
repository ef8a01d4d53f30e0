import type { AnyPosition, Seat, Text } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { DisplayedMatch } from "./displayed-match.ts";

/** A match that is displayed but cannot be played, such as one of an older version. */
export interface ReadOnlyMatch extends DisplayedMatch {
  readonly record: GameRecord;
  /** The first position of the match. */
  readonly start: AnyPosition;
  /** The message for a user who tries to play. */
  readonly why: Text;
  /** Whether it is of the current version, and previewed beside the user’s own match. */
  readonly isPreview?: boolean;
  /** The seat, if this is one seat’s view of a match by link, and whether it is to act. */
  readonly seat?: { readonly own: Seat; readonly isToAct: boolean };
}
