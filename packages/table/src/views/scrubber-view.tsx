import type { JSX } from "preact";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";

/** A slider that goes through the match. */
export function ScrubberView({ state, send, reader }: ViewProps): JSX.Element | null {
  const { log, lookingBack = log.length } = state;
  if (log.length === 0) return null;
  const text = lookingBack === 0 ? MESSAGES.before : MESSAGES.after;
  return (
    <input
      type="range"
      class="scrubber"
      min={0}
      max={log.length}
      value={lookingBack}
      aria-label={localise(reader, MESSAGES.goThrough)}
      aria-valuetext={localise(reader, text, { n: lookingBack, all: log.length })}
      onInput={(event) => send({ type: "lookBack", count: Number(event.currentTarget.value) })}
    />
  );
}
