import type { Failure, Seat, Table } from "@serpentarium/core";
import type { Ending } from "@serpentarium/core/record";
import type { Said } from "./bots/counsel.ts";
import type { LinkSeat } from "./by-link/link-seat.ts";
import type { LinkMatch } from "./by-link/shelf.ts";
import type { Start } from "./match.ts";
import type { Notice } from "./notice.ts";
import type { Reader } from "./reader.ts";
import type { Reading } from "./reading.ts";
import type { Shown } from "./shown.ts";

/** What there is on the page besides the match that is shown. */
export interface Around {
  /** Whether a match was left for this one. */
  readonly hasEarlier: boolean;
  /** The part of this browser in the match that is played, where that is one by link. */
  readonly link: LinkSeat | undefined;
  /** All matches by link that this browser keeps. */
  readonly links: readonly LinkMatch[];
  /** Whether what happens is heard. */
  readonly isLoud: boolean;
}

/** All that the page shows. */
export interface PlayState extends Shown, Said, Around {
  /** The version with which it was played, where that is an older one: then it is only shown. */
  readonly readWith: string | undefined;
  /** Whether what is only shown is of this version, and was laid beside one's own match. */
  readonly isAside: boolean;
  /** Whether what is only shown is what one seat sees of a match by link. */
  readonly seat: Reading["seat"];
  /** Why what somebody tried last was not taken. */
  readonly failure: Failure | undefined;
  readonly notice: Notice | undefined;
  /** After how many actions the board shows the match, while somebody looks back. */
  readonly lookingBack: number | undefined;
}

/** What people can ask of the page. */
export interface Orders {
  begin(start?: Start): void;
  /** Begins a match by link, at a seat of it. */
  beginByLink(table: Table, seat: Seat): void;
  /** Goes on with a match by link that is kept here. */
  goOn(id: string): void;
  /** Keeps a match by link no longer. */
  drop(id: string): void;
  /** Begins the next match of the series. */
  next(): void;
  /** Plays an action in notation. @returns whether it was taken */
  type(notation: string): boolean;
  /** Lets the site decide this once what chance does. */
  roll(): void;
  /** Has somebody else deal from now on. */
  deal(dealer: string): void;
  undo(): void;
  redo(): void;
  end(ending: Ending): void;
  /** Has a program say what could be played, or drops that. */
  hint(isWanted: boolean): void;
  /** Has a program think the match through, or drops that. */
  analyse(isWanted: boolean): void;
  /** Shows the match after so many actions; as it stands now without a number. */
  lookBack(count?: number): void;
  share(): void;
  save(): void;
  open(): void;
  /** Changes places with the match that was left for this one. */
  earlier(): void;
  /** Returns from a match that is only shown to the one that is played. */
  leave(): void;
  /** Shows the page to the player of a seat, who has taken the screen. */
  takeScreen(seat: Seat): void;
  /** Has what happens heard, or not. */
  sound(isWanted: boolean): void;
  /** Leads the keyboard to the board. */
  toBoard(): void;
  dismiss(): void;
}

/** What every part of the page is given. */
export interface ViewProps {
  readonly state: PlayState;
  readonly orders: Orders;
  readonly reader: Reader;
}
