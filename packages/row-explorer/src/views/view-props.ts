import type { Reader } from "@serpentarium/table";
import type { RowsHandlers, RowsState } from "../rows-state.ts";

/** The reader of a page with the row explorer. */
export interface RowsReader extends Reader {
  /** The URL of the page for playing the game. It opens the match in a link of `@serpentarium/core/record` in its fragment. */
  readonly playPage: string;
}

export interface ViewProps {
  readonly state: RowsState;
  readonly handlers: RowsHandlers;
  readonly reader: RowsReader;
}
