/** @jsxImportSource preact */

import { LinkButtons, PlayerButtons } from "@serpentarium/table/live/views";
import { RefusalView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../ui/play-state.ts";
import { livePropsOf } from "./live-bar.tsx";

/** The buttons of a player in a live match, with the one that opens everything else. */
export function LiveActions(props: ViewProps & { readonly more: JSX.Element }): JSX.Element {
  const live = livePropsOf(props);
  return (
    <>
      <RefusalView {...props} />
      <div class="bar">{live && <PlayerButtons {...live}>{props.more}</PlayerButtons>}</div>
    </>
  );
}

/** The links of a live match, and the way back from it. */
export function LiveLinks(props: ViewProps): JSX.Element | null {
  const { handlers, reader } = props;
  const live = livePropsOf(props);
  return (
    (live && (
      <LinkButtons {...live}>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            currentTarget.closest("dialog")?.close();
            handlers.leaveVisited();
          }}
        >
          {reader.words.text("table.live.leave")}
        </button>
      </LinkButtons>
    )) ??
    null
  );
}
