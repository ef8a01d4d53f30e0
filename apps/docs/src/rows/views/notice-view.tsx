/** @jsxImportSource preact */
import type { Failure } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../../play/reader.ts";
import { WORDS } from "../wording.ts";
import type { ViewProps } from "./view-props.ts";

/** What a failure says, as a sentence. */
function reason({ message }: Failure, reader: Reader): string {
  const why = read(reader, message).replace(/\.$/, "");
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
}

/** What the page has to say: a link that was copied, or what could not be opened and why. */
export function NoticeView({ state: { notice }, orders, reader }: ViewProps): JSX.Element {
  const failure = notice?.failure;
  return (
    <div class="notice" role="status" data-refused={failure && ""} hidden={!notice}>
      {notice && (
        <>
          <p>{read(reader, notice.text, failure ? { why: reason(failure, reader) } : {})}</p>
          <button
            type="button"
            class="close"
            aria-label={read(reader, WORDS.dismiss)}
            onClick={() => orders.dismiss()}
          >
            ✕
          </button>
          {notice.link && (
            <input
              readOnly
              value={notice.link}
              aria-label={read(reader, notice.text)}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </>
      )}
    </div>
  );
}
