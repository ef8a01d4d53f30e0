import type { RequestKind } from "@serpentarium/core/match";
import { stateValueOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { localise } from "../../reader.ts";
import { seriesStage } from "../../series.ts";
import { Dialog } from "../../views/dialog.tsx";
import { LIVE_MESSAGES } from "../live-messages.ts";
import type { LiveState } from "../live-state.ts";
import type { LiveViewProps } from "./live-props.ts";

const ResignDialog = ({
  state,
  session,
  reader,
  onClose,
}: LiveViewProps & { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={localise(reader, LIVE_MESSAGES.resignTitle)} onClose={onClose}>
    <p>{localise(reader, state.game.giveUp ? LIVE_MESSAGES.othersPlayOn : LIVE_MESSAGES.othersWin)}</p>
    <p>{localise(reader, LIVE_MESSAGES.giveUpNote)}</p>
    <form method="dialog" class="buttons">
      <button type="submit" onClick={() => session.send({ type: "end", reason: "resign" })}>
        {localise(reader, LIVE_MESSAGES.resign)}
      </button>
      <button type="submit" onClick={() => session.leave()}>
        {localise(reader, LIVE_MESSAGES.giveUp)}
      </button>
      <button type="submit" class="main" autofocus>
        {localise(reader, LIVE_MESSAGES.playOn)}
      </button>
    </form>
  </Dialog>
);

/** Whether the user has asked for something and waits for the others. */
const isAsked = ({ match, me }: LiveState, request: RequestKind): boolean =>
  me !== undefined && (match?.asked[request]?.includes(me) ?? false);

/** The buttons of a player: requests and resignation during a match, another match after it. */
export function PlayerButtons(props: LiveViewProps): JSX.Element | null {
  const { state, live, session, reader } = props;
  const { context, log } = state;
  const [isResigning, setResigning] = useState(false);
  if (live.me === undefined || !live.match?.hasBegun) return null;
  const ask = (request: RequestKind) => (): void => {
    if (!isAsked(live, request)) session.send({ type: "ask", request });
  };
  const button = (request: RequestKind, label: keyof typeof LIVE_MESSAGES, isIdle = false) => (
    <button
      type="button"
      class={request === "next" ? "main" : ""}
      aria-disabled={isIdle || isAsked(live, request) ? "true" : undefined}
      onClick={ask(request)}
    >
      {localise(reader, LIVE_MESSAGES[label])}
    </button>
  );
  if (stateValueOf(context) === "over")
    return (
      <div class="tools">{button("next", seriesStage(context) === "pause" ? "nextGame" : "rematch")}</div>
    );
  return (
    <div class="tools">
      {button("undo", "askUndo", log.length === 0)}
      {button("draw", "askDraw")}
      <button type="button" onClick={() => setResigning(true)}>
        {localise(reader, LIVE_MESSAGES.resign)}
      </button>
      {isResigning && <ResignDialog {...props} onClose={() => setResigning(false)} />}
    </div>
  );
}
