/** @jsxImportSource preact */

import { lazyView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";

const SeatView = lazyView(async () => (await import("./seat-link-view.tsx")).SeatLinkView);

/** Says why the match is read-only, with a button back to the running match. */
export function VisitedView({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { visited } = state;
  if (!visited || visited.kind === "opening") return null;
  const { version } = visited.record;
  return (
    <div class="read-only">
      <p role="status">
        {visited.kind === "seat" ? (
          <SeatView {...{ state, reader, visited }} />
        ) : visited.kind === "record" && visited.isPreview ? (
          <strong>{localise(reader, MESSAGES.preview)}</strong>
        ) : (
          <>
            <strong>{localise(reader, MESSAGES.readOnly, { game: { id: "title" }, version })}</strong>{" "}
            {reader.clauses ? (
              localise(reader, MESSAGES.linksToCurrentRules)
            ) : (
              <a href={reader.rulebook} target="_blank" rel="noopener">
                {localise(reader, MESSAGES.rulesPlayed)}
              </a>
            )}
          </>
        )}
      </p>
      <p class="buttons">
        <button type="button" onClick={() => handlers.leaveVisited()}>
          {localise(reader, MESSAGES.backToOwnMatch)}
        </button>
      </p>
    </div>
  );
}
