/** @jsxImportSource preact */
import type { Failure, Message } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";

interface DraftFormProps {
  readonly text: string;
  /** Why the last use of a tool had no effect. */
  readonly editFailure: Failure | undefined;
  /** Why the position is not legal. */
  readonly failure: Failure | undefined;
  /** The message for a legal position. */
  readonly verdict: Message;
  /** Whether the board shows an earlier position than the text, because the text cannot be parsed. */
  readonly isBoardOutdated: boolean;
  readonly reader: Reader;
  readonly onType: (text: string) => void;
}

export function DraftForm(props: DraftFormProps): JSX.Element {
  const { text, editFailure, failure, verdict, isBoardOutdated, reader, onType } = props;
  return (
    <div class="field">
      <label for="editor-text">{reader.words.text("play.editor.notation")}</label>
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
        {editFailure && <>{reader.words.text("play.editor.no-effect", { why: editFailure.message })} </>}
        {failure && reader.words.text("play.editor.illegal", { why: failure.message })}
        {!(editFailure || failure) && reader.words.format(verdict)}
        {isBoardOutdated && <> {reader.words.text("play.editor.last-readable")}</>}
      </p>
    </div>
  );
}
