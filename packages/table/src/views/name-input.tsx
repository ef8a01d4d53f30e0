import type { Message } from "@serpentarium/core";
import { parsePlayerName } from "@serpentarium/core/record";
import type { JSX } from "preact";
import type { Reader } from "../reader.ts";

/** Why a text is not a valid name; undefined for an empty text. */
export function nameProblem(typed: string): Message | undefined {
  const parsed = parsePlayerName(typed);
  return typed === "" || parsed.ok ? undefined : parsed.error.message;
}

interface NameInputProps {
  readonly id: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly autocomplete: "nickname" | "off";
  readonly value: string;
  readonly reader: Reader;
  readonly onInput: (typed: string) => void;
}

/** An input for the name of a player. It keeps invalid text, and shows the problem below. */
export function NameInput({ id, label, value, reader, onInput, ...attributes }: NameInputProps): JSX.Element {
  const problem = nameProblem(value);
  return (
    <>
      <input
        {...attributes}
        id={id}
        type="text"
        aria-label={label}
        dir="auto"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-error`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {problem && (
        <span class="error" id={`${id}-error`} role="alert">
          {reader.words.text("table.failure", { failure: problem })}
        </span>
      )}
    </>
  );
}
