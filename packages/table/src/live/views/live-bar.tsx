import type { RequestKind } from "@serpentarium/core/match";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { nameOfPlayer } from "../live-match.ts";
import type { LiveSession } from "../live-session.ts";
import { InviteView } from "./invite-view.tsx";
import { JoinForm } from "./join-form.tsx";
import type { LiveProps } from "./live-props.ts";

/** How long a move may be pending before the page says so, in milliseconds. */
const PATIENCE = 1500;
/** How long the page shows that it is connected again, in milliseconds. */
const NEWS = 5000;

/** Says when the server does not answer, and when it answers again. */
function ConnectionView({ live: { connection, busy, error, isSending }, reader }: LiveProps): JSX.Element {
  const [isLate, setLate] = useState(false);
  const [isBack, setBack] = useState(false);
  const before = useRef(connection);
  useEffect(() => {
    const wasLost = before.current === "waiting";
    before.current = connection;
    setBack(wasLost && connection === "open");
    const timer = setTimeout(() => setBack(false), NEWS);
    return () => clearTimeout(timer);
  }, [connection]);
  useEffect(() => {
    setLate(false);
    if (!isSending) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isSending]);
  const text = () => {
    if (isLate && isSending) return { id: "table.live.not-sent" };
    if (connection === "waiting") return { id: "table.live.reconnecting" };
    if (connection === "connecting") return { id: "table.live.connecting" };
    return isBack ? { id: "table.live.back" } : undefined;
  };
  const shown = text();
  const said = busy
    ? reader.words.text("table.failure", { failure: busy.message })
    : shown && reader.words.format(shown);
  return (
    <p class="connection" role="status" data-lost={connection === "waiting" || isLate ? "" : undefined}>
      {said} {error && reader.words.text("table.live.page-error", { error })}
    </p>
  );
}

/** Says that a player has declined a request, until the next action. */
function DeclinedView({ live: { match }, reader }: LiveProps): JSX.Element {
  const { declined } = match ?? {};
  return (
    <p class="declined" role="status">
      {match &&
        declined &&
        reader.words.text(`table.live.${declined.request}-declined`, {
          who: nameOfPlayer(match, declined.player),
        })}
    </p>
  );
}

/** Requests of others, with buttons to answer, and the user's own requests. */
function RequestsView({ live, session, focusBoard, reader }: LiveProps): JSX.Element {
  const { match, me } = live;
  const requests = Object.entries(match?.asked ?? {}) as [RequestKind, readonly number[]][];
  const open = requests.filter(([, askers]) => askers.length > 0);
  const answer = (command: Parameters<LiveSession["send"]>[0]) => (): void => {
    session.send(command);
    // the pressed button disappears: move the focus
    focusBoard();
  };
  return (
    <div class="requests" role="status">
      {match &&
        open.map(([request, askers]) => {
          const isOwn = me !== undefined && askers.includes(me);
          const who = nameOfPlayer(match, askers[0] ?? 0);
          return (
            <p key={request}>
              <span>
                {isOwn
                  ? reader.words.text("table.live.waiting-for-others")
                  : reader.words.text(`table.live.${request}-asked`, { who })}
              </span>
              {me !== undefined && !isOwn && (
                <span class="buttons">
                  <button type="button" class="main" onClick={answer({ type: "ask", request })}>
                    {reader.words.text("table.live.agree")}
                  </button>
                  <button type="button" onClick={answer({ type: "decline", request })}>
                    {reader.words.text("table.live.decline")}
                  </button>
                </span>
              )}
            </p>
          );
        })}
    </div>
  );
}

/** The head of a live match: the connection, the invitation, and requests. */
export function LiveBar(props: LiveProps): JSX.Element {
  const { live, reader } = props;
  const { match, me, invite } = live;
  const isFree = match?.occupants.some((occupant) => !occupant) ?? false;
  return (
    <div class="live">
      <ConnectionView {...props} />
      {live.spectators > 0 && (
        <p class="spectators">{reader.words.text("table.live.spectators", { n: live.spectators })}</p>
      )}
      {match && me === undefined && invite !== undefined && (isFree || live.refused) && (
        <JoinForm {...props} />
      )}
      {match && me === undefined && (invite === undefined || !isFree) && (
        <p>{reader.words.text("table.live.spectating")}</p>
      )}
      {match && me !== undefined && isFree && <InviteView {...props} match={match} />}
      <DeclinedView {...props} />
      <RequestsView {...props} />
    </div>
  );
}
