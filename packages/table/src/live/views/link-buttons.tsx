import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { copyText } from "../../clipboard.ts";
import type { LiveProps } from "./live-props.ts";

interface Copied {
  readonly says: "copied" | "seat-link-note" | "calendar-note" | "not-copied";
  readonly link?: string;
}

interface LinkButtonsProps extends LiveProps {
  /** Further buttons of the page. */
  readonly children?: ComponentChildren;
}

/** Asks for notifications on a press, or ends them. */
function NotifyButton({ live, session, reader }: LiveProps): JSX.Element {
  const { words } = reader;
  const isOn = live.notifying === "on";
  const notice = () => ({ title: words.text("title"), body: words.text("table.live.your-turn") });
  return (
    <button
      type="button"
      aria-disabled={live.notifying === "busy" ? "true" : undefined}
      onClick={() => session.setNotifying(!isOn, notice())}
    >
      {isOn ? words.text("table.live.stop-notifying") : words.text("table.live.notify-me")}
    </button>
  );
}

/** What pressing that button has led to. */
const NOTIFYING_TEXTS = { on: "notifying", denied: "not-allowed", failed: "cannot-notify" } as const;

/** Buttons that copy the links to watch a live match, and to continue at the own seat on another device. */
export function LinkButtons({ live, session, reader, focusBoard, children }: LinkButtonsProps): JSX.Element {
  const [copied, setCopied] = useState<Copied>();
  const { notifying = "off" } = live;
  const told =
    live.me !== undefined &&
    notifying in NOTIFYING_TEXTS &&
    NOTIFYING_TEXTS[notifying as keyof typeof NOTIFYING_TEXTS];
  const copy = async (what: "watch" | "seat"): Promise<void> => {
    const link = session.linkTo(what);
    if (await copyText(link)) setCopied({ says: what === "seat" ? "seat-link-note" : "copied" });
    else setCopied({ says: "not-copied", link });
  };
  const copyCalendar = async (): Promise<void> => {
    const link = await session.addToCalendar(
      reader.words.text("table.live.calendar-title", { game: reader.words.text("title") }),
    );
    if (link === undefined) return;
    setCopied((await copyText(link)) ? { says: "calendar-note" } : { says: "not-copied", link });
  };
  return (
    <>
      <div class="tools">
        <button type="button" onClick={() => copy("watch")}>
          {reader.words.text("table.live.watch-link")}
        </button>
        {live.me !== undefined && (
          <button type="button" onClick={() => copy("seat")}>
            {reader.words.text("table.live.seat-link")}
          </button>
        )}
        {live.me !== undefined && live.hasCalendars && live.match?.clock?.kind === "move" && (
          <button type="button" onClick={copyCalendar}>
            {reader.words.text("table.live.calendar-link")}
          </button>
        )}
        {live.me !== undefined && live.notifying && (
          <NotifyButton {...{ live, session, reader, focusBoard }} />
        )}
        {children}
      </div>
      <p class="copied" role="status">
        {copied && reader.words.text(`table.live.${copied.says}`)} {copied?.link}
      </p>
      <p class="copied" role="status">
        {told && reader.words.text(`table.live.${told}`)}
      </p>
    </>
  );
}
