import type { Reader } from "./reader.ts";
import type { TableEvent, TableState } from "./table-state.ts";

/** The props of every view: what to draw, for whom, and where events go. */
export interface ViewProps {
  readonly state: TableState;
  readonly send: (event: TableEvent) => void;
  readonly reader: Reader;
}
