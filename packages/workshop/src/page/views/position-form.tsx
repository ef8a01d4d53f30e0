import type { Failure, Message } from "@serpentarium/core";
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { MatchProps } from "../view-props.ts";

async function copy(text: string): Promise<Message> {
  try {
    await navigator.clipboard.writeText(text);
    return MESSAGES.copied;
  } catch {
    return MESSAGES.notCopied;
  }
}

/** A form with the current position in notation, to copy it or to set another one. */
export function PositionForm({ controller, plugin, context, language }: MatchProps): JSX.Element {
  const current = plugin.game.formatPosition(context.position);
  const [typed, setTyped] = useState(current);
  const [failure, setFailure] = useState<Failure>();
  const [message, setMessage] = useState<Message>();
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
      <label for="position">{localise(language, MESSAGES.position)}</label>
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
        <button type="submit">{localise(language, MESSAGES.setPosition)}</button>
        <button type="button" onClick={async () => setMessage(await copy(current))}>
          {localise(language, MESSAGES.copy)}
        </button>
      </span>
      <span id="position-message" class={failure ? "error" : undefined} role="status">
        {failure ? localise(language, failure.message) : message && localise(language, message)}
      </span>
    </form>
  );
}
