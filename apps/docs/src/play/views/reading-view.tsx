/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { lazily } from "./lazily.tsx";

/** Says whose eyes a link is for, and what is to be done. */
const SeatView = lazily(async () => (await import("./seat-view.tsx")).SeatView);

/** Says that the match was played with an older version and is only shown. */
export function ReadingView({ state, orders, reader }: ViewProps): JSX.Element | null {
  const { game, readWith: version, isAside, seat } = state;
  if (version === undefined) return null;
  return (
    <div class="reading">
      <p role="status">
        {seat ? (
          <SeatView {...{ state, reader, seat }} />
        ) : isAside ? (
          <strong>{read(reader, WORDS.besideOwn)}</strong>
        ) : (
          <>
            <strong>{read(reader, WORDS.readOnly, { game: read(reader, game.title), version })}</strong>{" "}
            {read(reader, WORDS.readNow)}
          </>
        )}
      </p>
      <p class="buttons">
        <button type="button" onClick={() => orders.leave()}>
          {read(reader, WORDS.toOwn)}
        </button>
      </p>
    </div>
  );
}
