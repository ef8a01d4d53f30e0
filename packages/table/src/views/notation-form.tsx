import { stateValueOf } from "@serpentarium/core/context";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { exampleNotation } from "../example-notation.ts";
import { waitsForPerson } from "../match.ts";
import type { ViewProps } from "../view-props.ts";
import { isShownToActor } from "../viewer.ts";
import { answeringSeat } from "../visited-match.ts";

export interface NotationFormProps extends ViewProps {
  /** Whether nothing can be entered for a while: the form then only keeps its space. */
  readonly isIdle?: boolean;
  /** Whether the field takes the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** A text field to play an action in notation, with the legal actions as suggestions. */
export function NotationForm({
  state,
  send,
  reader,
  isIdle = false,
  takesFocus = false,
}: NotationFormProps): JSX.Element {
  const { game, context, failure } = state;
  const { position } = context;
  const [typed, setTyped] = useState("");
  const [submitted, setSubmitted] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);
  // the accepted action was played: clear the field for the next one
  useEffect(() => setTyped((text) => (text === submitted ? "" : text)), [context]);
  const seat = answeringSeat(state);
  const isPersonsTurn = seat !== undefined || (waitsForPerson(game, context) && isShownToActor(state));
  const legal = isPersonsTurn
    ? game.legalRanges(position, seat).map(({ action }) => game.formatAction(action, position))
    : [];
  // after the end, any input is refused with the reason
  const isEnabled = isPersonsTurn || stateValueOf(context) === "over";
  const example = isPersonsTurn && seat === undefined ? exampleNotation(game, position) : legal[0];
  const isRefused = failure !== undefined && typed !== "" && typed === submitted;
  return (
    <form
      class="by-notation"
      autocomplete="off"
      inert={isIdle}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(typed);
        if (!isEnabled) return;
        send({ type: "play", action: typed.trim(), seat: seat ?? game.toAct(position) });
      }}
    >
      <label for="notation" key={example}>
        {reader.words.text("table.notation")}
        {example && <small>, {reader.words.text("table.notation-example", { example })}</small>}
      </label>
      <span class="row">
        <input
          id="notation"
          ref={field}
          list="legal-actions"
          value={typed}
          readOnly={!isEnabled}
          spellcheck={false}
          autocapitalize="none"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? "notation-error" : undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit">{reader.words.text("table.play")}</button>
      </span>
      {isRefused && (
        <span class="error" id="notation-error">
          {reader.words.format(failure.message)}
        </span>
      )}
      <datalist id="legal-actions">
        {legal.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </form>
  );
}
