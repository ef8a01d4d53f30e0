import type { Failure, Game, Seat, Table } from "@serpentarium/core";
import type { Seating } from "@serpentarium/core/turn";
import type { LogEntry } from "./log.ts";
import type { MatchContext } from "./match.ts";
import type { Notice } from "./notice.ts";
import type { Reader } from "./reader.ts";

/** All that the page shows. */
export interface PlayState {
  readonly game: Game;
  readonly context: MatchContext;
  readonly log: readonly LogEntry[];
  /** Why what somebody tried last was not taken. */
  readonly failure: Failure | undefined;
  readonly notice: Notice | undefined;
  /** After how many actions the board shows the match, while somebody looks back. */
  readonly lookingBack: number | undefined;
  /** Whether a match was left for this one. */
  readonly hasEarlier: boolean;
}

/** What people can ask of the page. */
export interface Orders {
  begin(table?: Table, seating?: Seating): void;
  /** Plays an action in notation. @returns whether it was taken */
  type(notation: string): boolean;
  undo(): void;
  redo(): void;
  resign(seat: Seat): void;
  /** Shows the match after so many actions; as it stands now without a number. */
  lookBack(count?: number): void;
  share(): void;
  save(): void;
  open(): void;
  /** Changes places with the match that was left for this one. */
  earlier(): void;
  dismiss(): void;
}

/** What every part of the page is given. */
export interface ViewProps {
  readonly state: PlayState;
  readonly orders: Orders;
  readonly reader: Reader;
}
