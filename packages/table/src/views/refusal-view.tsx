import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";
import { longest } from "./longest.ts";

/** The clause that forbids the attempted action; the board announces the message. */
export function RefusalView({ state, reader }: ViewProps): JSX.Element {
  const { game, failure } = state;
  const refusing = Object.entries(game.clauses).flatMap(([id, { refuses }]) =>
    refuses ? [{ id: `clauses.${id}.title` }] : [],
  );
  return (
    <p
      class="refusal"
      id="refusal"
      role="status"
      // reserves space for the longest title, so that no refusal moves the page
      data-room={reader.words.text("table.rule") + longest(refusing, reader)}
    >
      {failure?.clause && (
        <>
          {reader.words.text("table.rule")}
          <ClauseLink game={game} clause={failure.clause} reader={reader} />
        </>
      )}
    </p>
  );
}
