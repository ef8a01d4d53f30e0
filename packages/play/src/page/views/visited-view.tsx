/** @jsxImportSource preact */

import { lateView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../../ui/play-state.ts";

const SeatView = lateView(async () => (await import("./seat-link-view.tsx")).SeatLinkView);

/** Says why the match is read-only, with a button back to the running match. */
export function VisitedView({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { visited } = state;
  if (!visited || visited.kind === "opening" || visited.kind === "line") return null;
  const { version } = visited.record;
  return (
    <div class="read-only">
      <p role="status">
        {visited.kind === "seat" ? (
          <SeatView {...{ state, reader, visited }} />
        ) : visited.kind === "record" && visited.isPreview ? (
          <strong>{reader.words.text("play.preview")}</strong>
        ) : (
          <>
            <strong>{reader.words.text("play.read-only", { game: { id: "title" }, version })}</strong>{" "}
            {reader.clauses ? (
              reader.words.text("play.links-to-current-rules")
            ) : (
              <a href={reader.rulebook} target="_blank" rel="noopener">
                {reader.words.text("play.rules-played")}
              </a>
            )}
          </>
        )}
      </p>
      <p class="buttons">
        <button type="button" onClick={() => handlers.leaveVisited()}>
          {reader.words.text("play.back-to-own-match")}
        </button>
      </p>
    </div>
  );
}
