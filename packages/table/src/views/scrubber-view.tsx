import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

/** A slider that steps through the match. */
export function ScrubberView({ state, send, reader }: ViewProps): JSX.Element | null {
  const { log, lookingBack = log.length } = state;
  if (log.length === 0) return null;
  const text = lookingBack === 0 ? "table.before" : "table.after";
  return (
    <input
      type="range"
      class="scrubber"
      // time goes from left to right, as in the curve and with the arrow keys
      dir="ltr"
      min={0}
      max={log.length}
      value={lookingBack}
      aria-label={reader.words.text("table.go-through")}
      aria-valuetext={reader.words.text(text, { n: lookingBack, all: log.length })}
      onInput={(event) => send({ type: "lookBack", count: Number(event.currentTarget.value) })}
    />
  );
}
