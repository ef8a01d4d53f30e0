import type { JSX } from "preact";
import { EXAMPLE_SETUP } from "../example-row.ts";
import { initialState, type RowsHandlers } from "../rows-state.ts";
import { RowsView } from "./rows-view.tsx";
import type { RowsReader } from "./view-props.ts";

// never called: only events use them, and this view is static
const NO_HANDLERS = {} as RowsHandlers;

/** The initial row, as a page shows it before its script runs. */
export const ExampleView = ({ reader }: { readonly reader: RowsReader }): JSX.Element => (
  <RowsView state={initialState(EXAMPLE_SETUP)} handlers={NO_HANDLERS} reader={reader} />
);
