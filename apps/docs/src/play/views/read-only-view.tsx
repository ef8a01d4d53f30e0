/** @jsxImportSource preact */

import { lazyView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";

const SeatView = lazyView(async () => (await import("./seat-link-view.tsx")).SeatLinkView);

/** Says why the match is read-only, with a button back to the running match. */
export function ReadOnlyView({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { game, readOnly } = state;
  // what has a status of its own is not opened yet
  if (!readOnly || readOnly.status) return null;
  const { seat, isPreview } = readOnly;
  const { version } = readOnly.record;
  return (
    <div class="read-only">
      <p role="status">
        {seat ? (
          <SeatView {...{ state, reader, seat }} />
        ) : isPreview ? (
          <strong>{localise(reader, MESSAGES.preview)}</strong>
        ) : (
          <>
            <strong>
              {localise(reader, MESSAGES.readOnly, { game: localise(reader, game.title), version })}
            </strong>{" "}
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
        <button type="button" onClick={() => handlers.leaveReadOnly()}>
          {localise(reader, MESSAGES.backToOwnMatch)}
        </button>
      </p>
    </div>
  );
}
