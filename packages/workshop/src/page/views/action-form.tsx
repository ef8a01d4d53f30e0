import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { read } from "../reader.ts";
import type { MatchProps } from "../view-props.ts";
import { WORDS } from "../words.ts";

/** Plays what is typed, legal or not. */
export function ActionForm({ desk, language }: MatchProps): JSX.Element {
  const [typed, setTyped] = useState("");
  return (
    <form
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        desk.order({ type: "play", action: typed.trim() });
        if (!desk.failure) setTyped("");
      }}
    >
      <label for="action">{read(language, WORDS.action)}</label>
      <span class="row">
        <input
          id="action"
          value={typed}
          spellcheck={false}
          autocapitalize="none"
          onInput={({ currentTarget: { value } }) => setTyped(value)}
        />
        <button type="submit">{read(language, WORDS.play)}</button>
      </span>
    </form>
  );
}
