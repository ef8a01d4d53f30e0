import type { Reader } from "../../reader.ts";
import type { ViewProps } from "../../view-props.ts";
import type { LiveSession } from "../live-session.ts";
import type { LiveState } from "../live-state.ts";

/** The props of the parts of a live match. */
export interface LiveProps {
  readonly live: LiveState;
  readonly session: LiveSession;
  readonly reader: Reader;
  /** Moves the focus to the board when a pressed button disappears. */
  readonly focusBoard: () => void;
}

/** The props of the views that also show the table’s state. */
export interface LiveViewProps extends LiveProps, ViewProps {}
