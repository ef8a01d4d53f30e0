import { seatsOf } from "@serpentarium/core";
import { isLocalHost, type WatchedMatch } from "@serpentarium/live/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { occupantTitle } from "../../bots/occupant-title.ts";
import { copyText } from "../../clipboard.ts";
import { lazyView } from "../../views/lazy-view.tsx";
import { SelectView } from "../../views/select-view.tsx";
import type { LiveProps } from "./live-props.ts";

const QrCode = lazyView(async () => (await import("./qr-code.tsx")).QrCode);

interface InviteProps extends LiveProps {
  readonly match: WatchedMatch;
}

/** The link for the others, to copy, to share, and as a QR code; and bots for free seats. */
export function InviteView({ live, match, session, focusBoard, reader }: InviteProps): JSX.Element {
  const [isCopied, setCopied] = useState<boolean>();
  const [isCodeShown, setCodeShown] = useState(false);
  const [bot, setBot] = useState(live.bots.includes("easy") ? "easy" : live.bots[0]);
  const link = session.linkTo("join");
  const isForHere = isLocalHost(new URL(link).hostname);
  const free = seatsOf(match.table).find((player) => !match.occupants[player]);
  const seatBot = (player: number, name: string): void => {
    session.send({ type: "seat-bot", player, bot: name });
    // the pressed button may disappear: move the focus
    focusBoard();
  };
  const share = (): void => {
    // the user may cancel sharing
    navigator.share({ url: link }).catch(() => {});
  };
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{reader.words.text("table.live.invite")}</h2>
      {live.invite !== undefined && (
        <>
          <p class="field">
            <label for="invite-link">{reader.words.text("table.live.invite-link")}</label>
            <input id="invite-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </p>
          {live.origins.length > 1 && (
            <SelectView
              id="live-origin"
              label={reader.words.text("table.live.host-of-link")}
              value={live.origin}
              choices={live.origins.map((origin) => [origin, new URL(origin).host])}
              onChange={(origin) => session.setOrigin(origin)}
            />
          )}
          {isLocalHost(location.hostname) && (
            <p>
              {reader.words.format(
                isForHere ? { id: "table.live.only-here" } : { id: "table.live.same-network" },
              )}
            </p>
          )}
          <p class="buttons">
            <button type="button" class="main" onClick={async () => setCopied(await copyText(link))}>
              {reader.words.text("table.live.copy")}
            </button>
            {"share" in navigator && (
              <button type="button" onClick={share}>
                {reader.words.text("table.live.share")}
              </button>
            )}
            <button type="button" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
              {reader.words.format(
                isCodeShown ? { id: "table.live.hide-code" } : { id: "table.live.show-code" },
              )}
            </button>
          </p>
          <p role="status">
            {isCopied !== undefined &&
              reader.words.format(isCopied ? { id: "table.live.copied" } : { id: "table.live.not-copied" })}
          </p>
          {isCodeShown && <QrCode text={link} label={reader.words.text("table.live.code-of")} />}
        </>
      )}
      {bot !== undefined && free !== undefined && (
        <div class="bot">
          <SelectView
            id="live-bot"
            label={reader.words.text("table.live.bot-level")}
            value={bot}
            choices={live.bots.map((name) => [name, reader.words.format(occupantTitle(name))])}
            onChange={setBot}
          />
          <button type="button" onClick={() => seatBot(free, bot)}>
            {reader.words.text("table.live.seat-bot")}
          </button>
        </div>
      )}
    </section>
  );
}
