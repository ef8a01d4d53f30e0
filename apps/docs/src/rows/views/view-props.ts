import type { Reader } from "@serpentarium/table";
import type { RowsHandlers, RowsState } from "../rows-state.ts";

/** The props of every view. */
export interface ViewProps {
  readonly state: RowsState;
  readonly handlers: RowsHandlers;
  readonly reader: Reader;
}
