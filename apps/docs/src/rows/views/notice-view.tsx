/** @jsxImportSource preact */
import type { Failure } from "@serpentarium/core";
import type { JSX } from "preact";
import { localise, type Reader } from "../../play/reader.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "./view-props.ts";

/** The message of a failure as a sentence. */
function failureSentence({ message }: Failure, reader: Reader): string {
  const why = localise(reader, message).replace(/\.$/, "");
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
}

/** The notice of the page: a copied link, or why a link could not be opened. */
export function NoticeView({ state: { notice }, handlers, reader }: ViewProps): JSX.Element {
  const failure = notice?.failure;
  return (
    <div class="notice" role="status" data-refused={failure && ""} hidden={!notice}>
      {notice && (
        <>
          <p>{localise(reader, notice.text, failure ? { why: failureSentence(failure, reader) } : {})}</p>
          <button
            type="button"
            class="close"
            aria-label={localise(reader, MESSAGES.dismiss)}
            onClick={() => handlers.dismissNotice()}
          >
            ✕
          </button>
          {notice.link && (
            <input
              readOnly
              value={notice.link}
              aria-label={localise(reader, notice.text)}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </>
      )}
    </div>
  );
}
