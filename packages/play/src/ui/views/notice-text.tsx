/** @jsxImportSource preact */
import type { Failure, Message } from "@serpentarium/core";
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { Notice } from "../notice.ts";
import type { ViewProps } from "../play-state.ts";

function reasonOf({ message: why, index, match }: Failure): Message {
  const [m, n] = [(match ?? 0) + 1, (index ?? 0) + 1];
  if (match === undefined) return index === undefined ? why : { id: "play.at-action", data: { n, why } };
  return index === undefined
    ? { id: "play.at-match", data: { m, why } }
    : { id: "play.at-match-action", data: { m, n, why } };
}

/** Combines the text of a notice with the reason of its failure. */
function withFailure(text: Message, failure: Failure | undefined): Message {
  if (!failure || typeof text === "string" || !("id" in text)) return text;
  const reason = reasonOf(failure);
  // the message of a clause is already a sentence
  const why = failure.clause === undefined ? { id: "play.sentence", data: { text: reason } } : reason;
  return { ...text, data: { ...text.data, why } };
}

export interface NoticeTextProps extends ViewProps {
  readonly notice: Notice;
}

/** The text of a notice, with its buttons. */
export function NoticeText({ state: { game }, notice, handlers, reader }: NoticeTextProps): JSX.Element {
  const { failure } = notice;
  return (
    <>
      <p>
        {reader.words.format(withFailure(notice.text, failure))}{" "}
        {failure?.clause && <ClauseLink game={game} clause={failure.clause} reader={reader} />}{" "}
        {notice.hint && <span class="more">{reader.words.format(notice.hint)}</span>}
      </p>
      {notice.link && (
        <input
          readOnly
          value={notice.link}
          aria-label={reader.words.format(notice.text)}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p class="buttons">
        {notice.buttons?.map(({ text, onPress }) => (
          <button key={reader.words.format(text)} type="button" onClick={onPress}>
            {reader.words.format(text)}
          </button>
        ))}
        {failure && !notice.buttons && (
          <button type="button" onClick={() => handlers.begin()}>
            {reader.words.text("play.start-new-game")}
          </button>
        )}
        <button
          type="button"
          class="close"
          aria-label={reader.words.text("play.dismiss")}
          onClick={() => handlers.dismissNotice()}
        >
          ✕
        </button>
      </p>
    </>
  );
}
