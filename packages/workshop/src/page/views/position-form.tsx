import type { Failure } from "@serpentarium/core";
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { MatchProps } from "../view-props.ts";

/** Copies a text. Returns the id of the message to show. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "workshop.copied";
  } catch {
    return "workshop.not-copied";
  }
}

/** A form with the current position in notation, to copy it or to set another one. */
export function PositionForm({ controller, plugin, context, words }: MatchProps): JSX.Element {
  const current = plugin.game.formatPosition(context.position);
  const [typed, setTyped] = useState(current);
  const [failure, setFailure] = useState<Failure>();
  const [message, setMessage] = useState<string>();
  useLayoutEffect(() => {
    setTyped(current);
    setFailure(undefined);
    setMessage(undefined);
  }, [current]);
  return (
    <form
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(controller.setPosition(typed.trim()));
      }}
    >
      <label for="position">{words.text("workshop.position")}</label>
      <span class="row">
        <input
          id="position"
          value={typed}
          spellcheck={false}
          autocapitalize="none"
          aria-invalid={failure !== undefined}
          aria-describedby="position-message"
          onInput={({ currentTarget: { value } }) => setTyped(value)}
        />
        <button type="submit">{words.text("workshop.set-position")}</button>
        <button type="button" onClick={async () => setMessage(await copy(current))}>
          {words.text("workshop.copy")}
        </button>
      </span>
      <span id="position-message" class={failure ? "error" : undefined} role="status">
        {failure ? words.format(failure.message) : message && words.text(message)}
      </span>
    </form>
  );
}
