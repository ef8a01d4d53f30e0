import type { JSX } from "preact";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";
import { longest } from "./longest.ts";

/** The clause that forbids the attempted action; the board announces the message. */
export function RefusalView({ state, reader }: ViewProps): JSX.Element {
  const { game, failure } = state;
  const refusing = Object.values(game.clauses).flatMap(({ refusal, title }) => (refusal ? [title] : []));
  return (
    <p
      class="refusal"
      id="refusal"
      role="status"
      // with room for the longest one, so that none moves the page
      data-room={localise(reader, MESSAGES.rule) + longest(refusing, reader)}
    >
      {failure?.clause && (
        <>
          {localise(reader, MESSAGES.rule)}
          <ClauseLink game={game} clause={failure.clause} reader={reader} />
        </>
      )}
    </p>
  );
}
