import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { copyText } from "../../clipboard.ts";
import type { LiveProps } from "./live-props.ts";

interface Copied {
  readonly says: "copied" | "seat-link-note" | "not-copied";
  readonly link?: string;
}

interface LinkButtonsProps extends LiveProps {
  /** Further buttons of the page. */
  readonly children?: ComponentChildren;
}

/** Buttons that copy the links to watch a live match, and to continue at the own seat on another device. */
export function LinkButtons({ live, session, reader, children }: LinkButtonsProps): JSX.Element {
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: "watch" | "seat"): Promise<void> => {
    const link = session.linkTo(what);
    if (await copyText(link)) setCopied({ says: what === "seat" ? "seat-link-note" : "copied" });
    else setCopied({ says: "not-copied", link });
  };
  return (
    <>
      <div class="tools quiet">
        <button type="button" onClick={() => copy("watch")}>
          {reader.words.text("table.live.watch-link")}
        </button>
        {live.me !== undefined && (
          <button type="button" onClick={() => copy("seat")}>
            {reader.words.text("table.live.seat-link")}
          </button>
        )}
        {children}
      </div>
      <p class="copied" role="status">
        {copied && reader.words.text(`table.live.${copied.says}`)} {copied?.link}
      </p>
    </>
  );
}
