import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

/** A slider that steps through the match; before the first action it only keeps its place. */
export function ScrubberView({ state, send, reader }: ViewProps): JSX.Element {
  const { log, lookingBack = log.length } = state;
  const text = lookingBack === 0 ? "table.before" : "table.after";
  return (
    <input
      type="range"
      class="scrubber"
      // time goes from left to right, as in the curve and with the arrow keys
      dir="ltr"
      min={0}
      max={log.length}
      disabled={log.length === 0}
      value={lookingBack}
      aria-label={reader.words.text("table.go-through")}
      aria-valuetext={reader.words.text(text, { n: lookingBack, all: log.length })}
      onInput={(event) => send({ type: "lookBack", count: Number(event.currentTarget.value) })}
    />
  );
}
