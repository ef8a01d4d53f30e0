import { parsePlayerName } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Reader } from "../../reader.ts";
import { NameInput } from "../../views/name-input.tsx";
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
    <label for="live-name">{reader.words.text("table.live.name")}</label>
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
      <p>{reader.words.text("table.live.join-as")}</p>
      <NameField value={name} reader={reader} onInput={setName} />
      <button type="submit" class="main">
        {reader.words.text("table.live.join")}
      </button>
      <p class="error" role="alert">
        {refused && reader.words.text("table.failure", { failure: refused.message })}
      </p>
    </form>
  );
}
