/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ClauseLink } from "./clause-link.tsx";

/** The clause that forbids what was tried; the board says the rest. */
export function RefusalView({ state, reader }: ViewProps): JSX.Element {
  const { game, failure } = state;
  return (
    <p class="refusal" id="refusal" role="status">
      {failure?.clause && (
        <>
          {read(reader, WORDS.rule)}
          <ClauseLink game={game} clause={failure.clause} reader={reader} />
        </>
      )}
    </p>
  );
}
