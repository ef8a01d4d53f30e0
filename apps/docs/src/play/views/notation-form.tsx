/** @jsxImportSource preact */
import { stateOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { exampleAt } from "../chance.ts";
import { seesToAct } from "../eyes.ts";
import { waitsForPerson } from "../match.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";

/** Plays what is typed; the legal actions are offered while one types. */
export function NotationForm({ state, orders, reader }: ViewProps): JSX.Element {
  const { game, context, failure } = state;
  const { position } = context;
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState("");
  const isOurs = waitsForPerson(game, context) && seesToAct(state);
  const legal = isOurs
    ? game.legalActions(position).map((action) => game.formatAction(action, position))
    : [];
  // after the end anything is answered with that
  const isHeard = isOurs || stateOf(context) === "over";
  const example = isOurs ? exampleAt(game, position) : undefined;
  const isRefused = failure !== undefined && typed !== "" && typed === tried;
  return (
    <form
      class="by-notation"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(typed);
        if (isHeard && orders.type(typed.trim())) setTyped("");
      }}
    >
      <label for="notation">
        {read(reader, WORDS.notation)}
        {example && <small>, {read(reader, WORDS.suchAs, { example })}</small>}
      </label>
      <span class="row">
        <input
          id="notation"
          list="legal-actions"
          value={typed}
          readOnly={!isHeard}
          spellcheck={false}
          autocapitalize="none"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? "notation-wrong" : undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit">{read(reader, WORDS.play)}</button>
      </span>
      {isRefused && (
        <span class="wrong" id="notation-wrong">
          {read(reader, failure.message)}
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
