/** @jsxImportSource preact */
import type { Failure } from "@serpentarium/core";
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ClauseLink } from "./clause-link.tsx";

/** Where in a record something fails. */
function placeOf({ index, match }: Pick<Failure, "index" | "match">) {
  const [m, n] = [(match ?? 0) + 1, (index ?? 0) + 1];
  if (match === undefined) return index === undefined ? undefined : { text: WORDS.atAction, data: { n } };
  return index === undefined
    ? { text: WORDS.atMatch, data: { m } }
    : { text: WORDS.atMatchAction, data: { m, n } };
}

/** What a failure says, as a sentence. */
function reason({ message, ...failure }: Failure, reader: Reader): string {
  const why = read(reader, message).replace(/\.$/, "");
  const place = placeOf(failure);
  const whole = place ? read(reader, place.text, { ...place.data, why }) : why;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

/** What the page has to say: a link that was copied, or what could not be opened and why. */
export function NoticeView({ state: { game, notice }, orders, reader }: ViewProps): JSX.Element {
  const failure = notice?.failure;
  const why = failure && reason(failure, reader);
  return (
    <div class="notice" role="status" data-refused={failure && ""} hidden={!notice}>
      {notice && (
        <>
          <p>
            {read(reader, notice.text, why === undefined ? {} : { why })}{" "}
            {failure?.clause && <ClauseLink game={game} clause={failure.clause} reader={reader} />}
          </p>
          {notice.hint && (
            <p class="hint">
              {read(reader, notice.hint.text)} <code>{notice.hint.command}</code>
            </p>
          )}
          {notice.link && (
            <input
              readOnly
              value={notice.link}
              aria-label={read(reader, notice.text)}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <p class="buttons">
            {notice.answers?.map(({ text, choose }) => (
              <button key={text.en} type="button" onClick={choose}>
                {read(reader, text)}
              </button>
            ))}
            {failure && !notice.answers && (
              <button type="button" onClick={() => orders.begin()}>
                {read(reader, WORDS.freshGame)}
              </button>
            )}
            <button
              type="button"
              class="close"
              aria-label={read(reader, WORDS.dismiss)}
              onClick={() => orders.dismiss()}
            >
              ✕
            </button>
          </p>
        </>
      )}
    </div>
  );
}
