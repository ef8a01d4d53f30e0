import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { MatchProps } from "../view-props.ts";

/** A form that plays an action in notation; an illegal one is refused by the controller. */
export function ActionForm({ controller, language }: MatchProps): JSX.Element {
  const [typed, setTyped] = useState("");
  return (
    <form
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        controller.send({ type: "play", action: typed.trim() });
        if (!controller.failure) setTyped("");
      }}
    >
      <label for="action">{localise(language, MESSAGES.action)}</label>
      <span class="row">
        <input
          id="action"
          value={typed}
          spellcheck={false}
          autocapitalize="none"
          onInput={({ currentTarget: { value } }) => setTyped(value)}
        />
        <button type="submit">{localise(language, MESSAGES.play)}</button>
      </span>
    </form>
  );
}
