import { parsePlayerName } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { localise, type Reader, toSentence } from "../../reader.ts";
import { NameInput } from "../../views/name-input.tsx";
import { LIVE_MESSAGES } from "../live-messages.ts";
import { loadName } from "../player-name.ts";
import type { LiveProps } from "./live-props.ts";

interface NameProps {
  readonly value: string;
  readonly reader: Reader;
  readonly onInput: (name: string) => void;
}

/** Asks for the name of the user. */
export const NameField = ({ value, reader, onInput }: NameProps): JSX.Element => (
  <p class="field">
    <label for="live-name">{localise(reader, LIVE_MESSAGES.name)}</label>
    <NameInput
      id="live-name"
      value={value}
      reader={reader}
      required
      autocomplete="nickname"
      onInput={onInput}
    />
  </p>
);

/** Asks an invited person for a name. */
export function JoinForm({ live, session, reader }: LiveProps): JSX.Element {
  const [name, setName] = useState(loadName);
  const { refused } = live;
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parsePlayerName(name);
        if (parsed.ok) session.join(parsed.value);
      }}
    >
      <p>{localise(reader, LIVE_MESSAGES.joinAs)}</p>
      <NameField value={name} reader={reader} onInput={setName} />
      <button type="submit" class="main">
        {localise(reader, LIVE_MESSAGES.join)}
      </button>
      <p class="error" role="alert">
        {refused && toSentence(localise(reader, refused.message))}
      </p>
    </form>
  );
}
