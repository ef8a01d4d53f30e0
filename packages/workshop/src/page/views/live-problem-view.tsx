import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

/** Why the live match of a link cannot be opened. */
export function LiveProblemView({ controller, words }: ViewProps): JSX.Element | null {
  const { live } = controller;
  if (!live?.problem) return null;
  const { text, canTryAgain } = live.problem;
  return (
    <section class="notice" role="alert">
      <p>{words.format(text)}</p>
      <p class="tools">
        {canTryAgain && (
          <button type="button" onClick={() => live.openAddress()}>
            {words.text("table.live.try-again")}
          </button>
        )}
        <button type="button" onClick={() => live.leave()}>
          {words.text("workshop.dismiss")}
        </button>
      </p>
    </section>
  );
}
