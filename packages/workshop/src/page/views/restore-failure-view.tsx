import type { JSX } from "preact";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** A notice that the saved match cannot be restored, with the reason and its clause. */
export function RestoreFailureView(props: ViewProps): JSX.Element | null {
  const { controller, preferences } = props;
  const { restoreFailure, plugin } = controller;
  if (!restoreFailure || !plugin) return null;
  const { failure, notation } = restoreFailure;
  const why = failure.message;
  return (
    <section class="notice" role="status">
      <p>
        {notation === undefined
          ? localise(preferences.language, MESSAGES.restoreFailed, { why })
          : localise(preferences.language, MESSAGES.restoreFailedAt, {
              n: (failure.index ?? 0) + 1,
              notation,
              why,
            })}{" "}
        {failure.clause && <ClauseLink {...props} plugin={plugin} clause={failure.clause} />}
      </p>
      <button type="button" onClick={() => controller.dismissRestoreFailure()}>
        {localise(preferences.language, MESSAGES.dismiss)}
      </button>
    </section>
  );
}
