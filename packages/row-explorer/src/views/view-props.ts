import type { Reader } from "@serpentarium/table";
import type { RowsHandlers, RowsState } from "../rows-state.ts";

/** Who reads a page with the row explorer. */
export interface RowsReader extends Reader {
  /** The URL of the page that plays the game. It opens the match of a link of `@serpentarium/core/record` in its fragment. */
  readonly playPage: string;
}

/** The props of every view. */
export interface ViewProps {
  readonly state: RowsState;
  readonly handlers: RowsHandlers;
  readonly reader: RowsReader;
}
