import { localise, toSentence } from "@serpentarium/table";
import { LIVE_MESSAGES } from "@serpentarium/table/live";
import type { JSX } from "preact";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";

/** Why the live match of a link cannot be opened. */
export function LiveProblemView({ controller, preferences }: ViewProps): JSX.Element | null {
  const { live } = controller;
  if (!live?.problem) return null;
  const { text, failure } = live.problem;
  const why = failure && toSentence(localise(preferences, failure.message));
  return (
    <section class="notice" role="alert">
      <p>{localise(preferences, text, why === undefined ? {} : { why })}</p>
      <p class="tools">
        {!failure && (
          <button type="button" onClick={() => live.openAddress()}>
            {localise(preferences, LIVE_MESSAGES.tryAgain)}
          </button>
        )}
        <button type="button" onClick={() => live.leave()}>
          {localise(preferences, MESSAGES.dismiss)}
        </button>
      </p>
    </section>
  );
}
