/** @jsxImportSource preact */
import type { Failure } from "@serpentarium/core";

import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { fill, type ShownText } from "../../lib/site-text.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise, type Reader } from "../reader.ts";

/** The place of a failure in a record. */
function failurePlace({ index, match }: Pick<Failure, "index" | "match">) {
  const [m, n] = [(match ?? 0) + 1, (index ?? 0) + 1];
  if (match === undefined) return index === undefined ? undefined : { text: MESSAGES.atAction, data: { n } };
  return index === undefined
    ? { text: MESSAGES.atMatch, data: { m } }
    : { text: MESSAGES.atMatchAction, data: { m, n } };
}

/** The message of a failure as a sentence. */
function failureSentence({ message, ...failure }: Failure, reader: Reader): string {
  const why = localise(reader, message).replace(/\.$/, "");
  const place = failurePlace(failure);
  return `${place ? localise(reader, place.text, { ...place.data, why }) : why}.`;
}

/** The text of a notice with why something failed. */
function withFailure(text: ShownText, why: string | undefined): ShownText {
  if (why === undefined || typeof text === "string" || "id" in text)
    return typeof text === "object" && "id" in text && why !== undefined ? { ...text, data: { why } } : text;
  return "text" in text ? fill(text.text, { ...text.data, why }) : fill(text, { why });
}

/** The notice of the page, such as a copied link, or why a link could not be opened. */
export function NoticeView({ state: { game, notice }, handlers, reader }: ViewProps): JSX.Element {
  const failure = notice?.failure;
  const why = failure && failureSentence(failure, reader);
  return (
    <div class="notice" role="status" data-refused={failure && ""} hidden={!notice}>
      {notice && (
        <>
          <p>
            {localise(reader, withFailure(notice.text, why))}{" "}
            {failure?.clause && <ClauseLink game={game} clause={failure.clause} reader={reader} />}{" "}
            {notice.hint && <span class="more">{localise(reader, notice.hint)}</span>}
          </p>
          {notice.link && (
            <input
              readOnly
              value={notice.link}
              aria-label={localise(reader, notice.text)}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <p class="buttons">
            {notice.buttons?.map(({ text, onPress }) => (
              <button key={localise(reader, text)} type="button" onClick={onPress}>
                {localise(reader, text)}
              </button>
            ))}
            {failure && !notice.buttons && (
              <button type="button" onClick={() => handlers.begin()}>
                {localise(reader, MESSAGES.startNewGame)}
              </button>
            )}
            <button
              type="button"
              class="close"
              aria-label={localise(reader, MESSAGES.dismiss)}
              onClick={() => handlers.dismissNotice()}
            >
              ✕
            </button>
          </p>
        </>
      )}
    </div>
  );
}
