/** @jsxImportSource preact */

import { NotationForm } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type ChanceOutcome, listChanceOutcomes } from "../chance-outcomes.ts";
import { DIALOG_MESSAGES } from "../dialog-messages.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise, type Reader } from "../reader.ts";

interface OutcomesProps {
  readonly outcomes: readonly ChanceOutcome[];
  readonly send: ViewProps["send"];
  readonly reader: Reader;
}

/** A button for each outcome, with its probability. */
const Outcomes = ({ outcomes, send, reader }: OutcomesProps): JSX.Element => (
  <>
    {outcomes.map(({ notation, name, odds }, i) => (
      // keyed by index, so that the focus stays in place from one card to the next
      <button key={i} type="button" class="outcome" onClick={() => send({ type: "play", action: notation })}>
        {localise(reader, name)}{" "}
        <small class="odds">
          {odds.fraction} · {localise(reader, odds.percent)}
        </small>
      </button>
    ))}
  </>
);

/** Asks for the outcome of chance on a real table; the user can also let the site draw it. */
export function ChancePanel(props: ViewProps): JSX.Element {
  const { state, send, handlers, reader } = props;
  const panel = useRef<HTMLElement>(null);
  const hasFocus = (): boolean => panel.current?.contains(document.activeElement) ?? false;
  // read before the focused element may be removed
  const hadFocus = hasFocus();
  useLayoutEffect(() => {
    if (hadFocus && !hasFocus()) panel.current?.querySelector("button")?.focus();
  });
  useLayoutEffect(() => {
    const section = panel.current;
    return () => {
      if (section?.contains(document.activeElement)) handlers.focusBoard();
    };
  }, [handlers]);
  const outcomes = listChanceOutcomes(state.game, state.context.position);
  return (
    <section class="chance" aria-labelledby="chance-title" ref={panel}>
      <h2 id="chance-title">{localise(reader, DIALOG_MESSAGES.chanceResult)}</h2>
      {!outcomes && (
        <>
          <p>{localise(reader, DIALOG_MESSAGES.tooMany)}</p>
          <NotationForm {...props} />
        </>
      )}
      <div class="buttons">
        {outcomes && <Outcomes outcomes={outcomes} send={send} reader={reader} />}
        <button type="button" class="main" onClick={() => handlers.roll()}>
          {localise(reader, MESSAGES.roll)}
        </button>
      </div>
    </section>
  );
}
