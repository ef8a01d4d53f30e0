import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { copyText } from "../../clipboard.ts";
import { localise } from "../../reader.ts";
import { LIVE_MESSAGES } from "../live-messages.ts";
import type { LiveProps } from "./live-props.ts";

/** What was copied, or is to be copied by hand. */
interface Copied {
  readonly says: "copied" | "seatLinkNote" | "notCopied";
  readonly link?: string;
}

interface LinkButtonsProps extends LiveProps {
  /** Buttons of the page beside these. */
  readonly children?: ComponentChildren;
}

/** Copies the links to watch a live match, and to go on at the own seat on another device. */
export function LinkButtons({ live, session, reader, children }: LinkButtonsProps): JSX.Element {
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: "watch" | "seat"): Promise<void> => {
    const link = session.linkTo(what);
    if (await copyText(link)) setCopied({ says: what === "seat" ? "seatLinkNote" : "copied" });
    else setCopied({ says: "notCopied", link });
  };
  return (
    <>
      <div class="tools quiet">
        <button type="button" onClick={() => copy("watch")}>
          {localise(reader, LIVE_MESSAGES.watchLink)}
        </button>
        {live.me !== undefined && (
          <button type="button" onClick={() => copy("seat")}>
            {localise(reader, LIVE_MESSAGES.seatLink)}
          </button>
        )}
        {children}
      </div>
      <p class="copied" role="status">
        {copied && localise(reader, LIVE_MESSAGES[copied.says])} {copied?.link}
      </p>
    </>
  );
}
