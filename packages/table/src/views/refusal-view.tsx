import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** The clause that forbids the attempted action; the board announces the message. */
export function RefusalView({ state, reader }: ViewProps): JSX.Element {
  const { game, failure } = state;
  return (
    <p class="refusal" id="refusal" role="status">
      {failure?.clause && (
        <>
          {reader.words.text("table.rule")}
          <ClauseLink game={game} clause={failure.clause} reader={reader} />
        </>
      )}
    </p>
  );
}
