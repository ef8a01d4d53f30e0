import { seatsOf } from "@serpentarium/core";
import type { WatchedMatch } from "@serpentarium/live/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { occupantTitle } from "../../bots/occupant-title.ts";
import { copyText } from "../../clipboard.ts";
import { localise } from "../../reader.ts";
import { lazyView } from "../../views/lazy-view.tsx";
import { SelectView } from "../../views/select-view.tsx";
import { LIVE_MESSAGES } from "../live-messages.ts";
import { isLocalHost } from "../local-host.ts";
import type { LiveProps } from "./live-props.ts";

const QrCode = lazyView(async () => (await import("./qr-code.tsx")).QrCode);

interface InviteProps extends LiveProps {
  readonly match: WatchedMatch;
}

/** The link for the others: to copy, to share, and as a QR code; and bots for seats that stay free. */
export function InviteView({ live, match, session, focusBoard, reader }: InviteProps): JSX.Element {
  const [isCopied, setCopied] = useState<boolean>();
  const [isCodeShown, setCodeShown] = useState(false);
  const [bot, setBot] = useState(live.bots.includes("easy") ? "easy" : live.bots[0]);
  const link = session.linkTo("join");
  const isForHere = isLocalHost(new URL(link).hostname);
  const free = seatsOf(match.table).find((player) => !match.occupants[player]);
  const seatBot = (player: number, name: string): void => {
    session.send({ type: "seat-bot", player, bot: name });
    // the pressed button may go: move the focus
    focusBoard();
  };
  const share = (): void => {
    // the user may change their mind
    navigator.share({ url: link }).catch(() => {});
  };
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{localise(reader, LIVE_MESSAGES.invite)}</h2>
      {live.invite !== undefined && (
        <>
          <p class="field">
            <label for="invite-link">{localise(reader, LIVE_MESSAGES.inviteLink)}</label>
            <input id="invite-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </p>
          {live.origins.length > 1 && (
            <SelectView
              id="live-origin"
              label={localise(reader, LIVE_MESSAGES.hostOfLink)}
              value={live.origin}
              choices={live.origins.map((origin) => [origin, new URL(origin).host])}
              onChange={(origin) => session.setOrigin(origin)}
            />
          )}
          {isLocalHost(location.hostname) && (
            <p>{localise(reader, isForHere ? LIVE_MESSAGES.onlyHere : LIVE_MESSAGES.sameNetwork)}</p>
          )}
          <p class="buttons">
            <button type="button" class="main" onClick={async () => setCopied(await copyText(link))}>
              {localise(reader, LIVE_MESSAGES.copy)}
            </button>
            {"share" in navigator && (
              <button type="button" onClick={share}>
                {localise(reader, LIVE_MESSAGES.share)}
              </button>
            )}
            <button type="button" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
              {localise(reader, isCodeShown ? LIVE_MESSAGES.hideCode : LIVE_MESSAGES.showCode)}
            </button>
          </p>
          <p role="status">
            {isCopied !== undefined &&
              localise(reader, isCopied ? LIVE_MESSAGES.copied : LIVE_MESSAGES.notCopied)}
          </p>
          {isCodeShown && <QrCode text={link} label={localise(reader, LIVE_MESSAGES.codeOf)} />}
        </>
      )}
      {bot !== undefined && free !== undefined && (
        <div class="bot">
          <SelectView
            id="live-bot"
            label={localise(reader, LIVE_MESSAGES.botLevel)}
            value={bot}
            choices={live.bots.map((name) => [name, localise(reader, occupantTitle(name))])}
            onChange={setBot}
          />
          <button type="button" onClick={() => seatBot(free, bot)}>
            {localise(reader, LIVE_MESSAGES.seatBot)}
          </button>
        </div>
      )}
    </section>
  );
}
