import type { Reader } from "../../play/reader.ts";
import type { Orders, RowsState } from "../rows-state.ts";

/** What every part of the page is given. */
export interface ViewProps {
  readonly state: RowsState;
  readonly orders: Orders;
  readonly reader: Reader;
}
