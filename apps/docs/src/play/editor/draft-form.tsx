/** @jsxImportSource preact */
import type { Failure, Text } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";
import { EDITOR_WORDS } from "./wording.ts";

interface DraftFormProps {
  readonly text: string;
  /** Why the tool that was used last had nothing to do. */
  readonly idle: Failure | undefined;
  /** Why it cannot stand. */
  readonly failure: Failure | undefined;
  /** What is said of it where it can. */
  readonly verdict: Text;
  /** Whether the board shows something else. */
  readonly isBehind: boolean;
  readonly reader: Reader;
  readonly onType: (text: string) => void;
}

/** What a failure says, as a sentence. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The position in notation, and what the game says of it. */
export function DraftForm(props: DraftFormProps): JSX.Element {
  const { text, idle, failure, verdict, isBehind, reader, onType } = props;
  return (
    <div class="field">
      <label for="editor-text">{read(reader, EDITOR_WORDS.notation)}</label>
      <textarea
        id="editor-text"
        rows={3}
        spellcheck={false}
        autocapitalize="none"
        autocomplete="off"
        aria-invalid={failure !== undefined}
        aria-describedby="editor-verdict"
        value={text}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <p
        id="editor-verdict"
        role="status"
        class={idle || failure ? "wrong" : undefined}
        data-code={(idle ?? failure)?.code}
      >
        {idle && `${sentence(read(reader, idle.message))} `}
        {failure && read(reader, EDITOR_WORDS.notYet, { why: read(reader, failure.message) })}
        {!(idle || failure) && read(reader, verdict)}
        {isBehind && <> {read(reader, EDITOR_WORDS.asBefore)}</>}
      </p>
    </div>
  );
}
