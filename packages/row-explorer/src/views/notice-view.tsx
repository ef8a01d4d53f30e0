import type { JSX } from "preact";
import type { ViewProps } from "./view-props.ts";

/** The notice of the page: a copied link, or why a link could not be opened. */
export function NoticeView({ state: { notice }, handlers, reader }: ViewProps): JSX.Element {
  return (
    <div class="notice" role="status" data-refused={notice?.isRefused ? "" : undefined} hidden={!notice}>
      {notice && (
        <>
          <p>{reader.words.format(notice.text)}</p>
          <button
            type="button"
            class="close"
            aria-label={reader.words.text("rows.dismiss")}
            onClick={() => handlers.dismissNotice()}
          >
            ✕
          </button>
          {notice.link && (
            <input
              readOnly
              value={notice.link}
              aria-label={reader.words.format(notice.text)}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </>
      )}
    </div>
  );
}
