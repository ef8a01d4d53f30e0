/** @jsxImportSource preact */
import type { Failure } from "@serpentarium/core";
import type { JSX } from "preact";
import type { SiteText } from "../../lib/site-text.ts";
import { localise, type Reader } from "../reader.ts";
import { EDITOR_MESSAGES } from "./editor-messages.ts";

interface DraftFormProps {
  readonly text: string;
  /** Why the last use of a tool had no effect. */
  readonly editFailure: Failure | undefined;
  /** Why the position is not legal. */
  readonly failure: Failure | undefined;
  /** The message for a legal position. */
  readonly verdict: SiteText;
  /** Whether the board shows an earlier position than the text. */
  readonly isBoardOutdated: boolean;
  readonly reader: Reader;
  readonly onType: (text: string) => void;
}

/** Capitalises a message and adds a full stop. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The position in notation, with the game’s verdict. */
export function DraftForm(props: DraftFormProps): JSX.Element {
  const { text, editFailure, failure, verdict, isBoardOutdated, reader, onType } = props;
  return (
    <div class="field">
      <label for="editor-text">{localise(reader, EDITOR_MESSAGES.notation)}</label>
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
        class={editFailure || failure ? "error" : undefined}
        data-code={(editFailure ?? failure)?.code}
      >
        {editFailure && `${sentence(localise(reader, editFailure.message))} `}
        {failure && localise(reader, EDITOR_MESSAGES.illegal, { why: localise(reader, failure.message) })}
        {!(editFailure || failure) && localise(reader, verdict)}
        {isBoardOutdated && <> {localise(reader, EDITOR_MESSAGES.lastReadable)}</>}
      </p>
    </div>
  );
}
