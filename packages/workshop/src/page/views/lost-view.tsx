import type { JSX } from "preact";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { ClauseLink } from "./clause-link.tsx";

/** Says that the match that was kept does not hold in the game as it now is, and by which clause. */
export function LostView(props: ViewProps): JSX.Element | null {
  const { desk, taste } = props;
  const { lost, plugin } = desk;
  if (!lost || !plugin) return null;
  const { failure, notation } = lost;
  const why = failure.message;
  return (
    <section class="notice" role="status">
      <p>
        {notation === undefined
          ? read(taste.language, WORDS.lost, { why })
          : read(taste.language, WORDS.lostAction, { n: (failure.index ?? 0) + 1, notation, why })}{" "}
        {failure.clause && <ClauseLink {...props} plugin={plugin} clause={failure.clause} />}
      </p>
      <button type="button" onClick={() => desk.forgetLost()}>
        {read(taste.language, WORDS.dismiss)}
      </button>
    </section>
  );
}
