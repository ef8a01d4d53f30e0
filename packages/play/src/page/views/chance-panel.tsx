/** @jsxImportSource preact */

import type { Reader } from "@serpentarium/table";
import { NotationForm } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type ChanceOutcome, listChanceOutcomes } from "../../match/chance-outcomes.ts";
import type { ViewProps } from "../../ui/play-state.ts";

interface OutcomesProps {
  readonly outcomes: readonly ChanceOutcome[];
  readonly send: ViewProps["send"];
  readonly reader: Reader;
}

function Outcomes({ outcomes, send, reader }: OutcomesProps): JSX.Element {
  const percent = new Intl.NumberFormat(reader.words.language, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return (
    <>
      {outcomes.map(({ notation, name, odds }, i) => (
        // keyed by index, so that the focus stays in place when the next card is dealt
        <button
          key={i}
          type="button"
          class="outcome"
          onClick={() => send({ type: "play", action: notation })}
        >
          {reader.words.format(name)}{" "}
          <small class="odds">
            {odds.fraction} · {percent.format(odds.share)}
          </small>
        </button>
      ))}
    </>
  );
}

/** Asks for the outcome of chance with real dice or cards; the user can also let the site draw it. */
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
      <h2 id="chance-title">{reader.words.text("play.dialog.chance-result")}</h2>
      {!outcomes && (
        <>
          <p>{reader.words.text("play.dialog.too-many")}</p>
          <NotationForm {...props} />
        </>
      )}
      <div class="buttons">
        {outcomes && <Outcomes outcomes={outcomes} send={send} reader={reader} />}
        <button type="button" class="main" onClick={() => handlers.roll()}>
          {reader.words.text("play.roll")}
        </button>
      </div>
    </section>
  );
}
