import type { Message, Seat } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { DisplayedMatch } from "./displayed-match.ts";
import type { MatchContext } from "./match.ts";

/** The properties of every match that is displayed instead of the running one. */
interface Visited extends DisplayedMatch {
  readonly record: GameRecord;
  /** The message for a user who tries to play. */
  readonly why: Message;
  /** The seat whose view it is, if it is the view of one seat. */
  readonly own?: Seat | undefined;
  /** Whether that seat is to act: its action is sent to the keeper of the match. */
  readonly isToAct?: boolean;
  /** The text shown instead of whose turn it is. */
  readonly status?: Message | undefined;
}

/** A read-only record. */
export interface VisitedRecord extends Visited {
  readonly kind: "record";
  /** Whether it is a preview in the current version, beside the user’s own match. */
  readonly isPreview: boolean;
}

/** A placeholder for a match that is being opened. */
export interface OpeningMatch extends Visited {
  readonly kind: "opening";
  readonly status: Message;
}

/** One seat’s view of a match kept elsewhere. */
export interface VisitedSeat extends Visited {
  readonly kind: "seat";
  readonly own: Seat;
  readonly isToAct: boolean;
}

/** A live match on a server. */
export interface VisitedLive extends Visited {
  readonly kind: "live";
  /** The id of the match: equal ids are states of the same match. */
  readonly id: string;
  /** Undefined for a spectator. */
  readonly own: Seat | undefined;
  readonly isToAct: boolean;
  readonly status: Message | undefined;
}

/** A line that the user tries from a position of a finished match, for all seats. */
export interface VisitedLine extends Visited {
  readonly kind: "line";
  /** The match that was displayed before. */
  readonly origin: Pick<DisplayedMatch, "context"> & { readonly visited: VisitedMatch | undefined };
  /** The number of actions of that match that the line follows. */
  readonly from: number;
}

/** A match displayed instead of the running one: read-only, to play at one seat of a match kept elsewhere, or a line. */
export type VisitedMatch = VisitedRecord | OpeningMatch | VisitedSeat | VisitedLive | VisitedLine;

/** Whether two matches are states of the same live match, or of lines from the same match. */
export function isSameVisit(one: VisitedMatch | undefined, other: VisitedMatch | undefined): boolean {
  if (one?.kind === "live") return other?.kind === "live" && one.id === other.id;
  return one?.kind === "line" && other?.kind === "line" && one.origin.context === other.origin.context;
}

/** The match that is analysed: that of a line, or the displayed one. */
export const analysedContext = ({
  context,
  visited,
}: Pick<DisplayedMatch, "context"> & { readonly visited: VisitedMatch | undefined }): MatchContext =>
  visited?.kind === "line" ? visited.origin.context : context;

/** The seat that may act at this board, if the match is one seat’s view. */
export const answeringSeat = ({
  visited,
}: {
  readonly visited: VisitedMatch | undefined;
}): Seat | undefined => (visited?.isToAct ? visited.own : undefined);
