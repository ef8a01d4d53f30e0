import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** A notice that the saved match cannot be restored, with the reason and its clause. */
export function RestoreFailureView(props: ViewProps): JSX.Element | null {
  const { controller, words } = props;
  const { restoreFailure, plugin } = controller;
  if (!restoreFailure || !plugin) return null;
  const { failure, notation } = restoreFailure;
  return (
    <section class="notice" role="status">
      <p>
        {notation === undefined
          ? words.text("workshop.restore-failed")
          : words.text("workshop.restore-failed-at", { n: (failure.index ?? 0) + 1, notation })}
      </p>
      <p>
        {words.format(failure.message)}{" "}
        {failure.clause && <ClauseLink {...props} plugin={plugin} clause={failure.clause} />}
      </p>
      <p>{words.text("workshop.restore-again")}</p>
      <button type="button" onClick={() => controller.dismissRestoreFailure()}>
        {words.text("workshop.dismiss")}
      </button>
    </section>
  );
}
