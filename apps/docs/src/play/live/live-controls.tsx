/** @jsxImportSource preact */

import type { RequestKind } from "@serpentarium/core/match";
import { stateValueOf } from "@serpentarium/core/turn";
import { seriesStage } from "@serpentarium/table";
import {
  Dialog,
  LogView,
  lazyView,
  NotationForm,
  RefusalView,
  ScoreSheetView,
  ScrubberView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { copyText } from "../../lib/clipboard.ts";
import { MESSAGES } from "../messages.ts";
import type { PlayHandlers, ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";
import { SettingsDialog } from "../views/settings-dialog.tsx";
import { WayView } from "../views/way-view.tsx";
import { LIVE_MESSAGES } from "./live-messages.ts";
import type { LiveState } from "./live-state.ts";

// loaded on demand
const NewGameDialog = lazyView(async () => (await import("../views/new-game-dialog.tsx")).NewGameDialog);
const LiveDialog = lazyView(async () => (await import("./live-dialog.tsx")).LiveDialog);

interface ResignProps extends Pick<ViewProps, "state" | "handlers" | "reader"> {
  readonly onClose: () => void;
}

const ResignDialog = ({ state, handlers, reader, onClose }: ResignProps): JSX.Element => (
  <Dialog title={localise(reader, LIVE_MESSAGES.resignTitle)} onClose={onClose}>
    <p>{localise(reader, state.game.giveUp ? LIVE_MESSAGES.othersPlayOn : LIVE_MESSAGES.othersWin)}</p>
    <p>{localise(reader, LIVE_MESSAGES.giveUpNote)}</p>
    <form method="dialog" class="buttons">
      <button type="submit" onClick={() => handlers.live?.send({ type: "end", reason: "resign" })}>
        {localise(reader, LIVE_MESSAGES.resign)}
      </button>
      <button type="submit" onClick={() => handlers.live?.leave()}>
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
function PlayerButtons({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { live, context, log } = state;
  const [isResigning, setResigning] = useState(false);
  if (live?.me === undefined || !live.match?.hasBegun) return null;
  const ask = (request: RequestKind) => (): void => {
    if (!isAsked(live, request)) handlers.live?.send({ type: "ask", request });
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
      {isResigning && <ResignDialog {...{ state, handlers, reader }} onClose={() => setResigning(false)} />}
    </div>
  );
}

/** After the end: a form for another match, here or elsewhere, beside which this one is kept. */
function NewGame(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const [dialog, setDialog] = useState<"new" | "live">();
  const close = (): void => setDialog((open) => (open === dialog ? undefined : open));
  // the match of the page from now on is one of its own
  const leaving: PlayHandlers = {
    ...handlers,
    begin: (...match) => {
      handlers.leaveVisited();
      handlers.begin(...match);
    },
    beginByLink: (...match) => {
      handlers.leaveVisited();
      handlers.beginByLink(...match);
    },
    beginLive: (match) => {
      handlers.leaveVisited();
      handlers.beginLive(match);
    },
  };
  const own = { ...props, state: { ...state, context: state.running, log: [] }, handlers: leaving };
  return (
    <>
      <button type="button" onClick={() => setDialog("new")}>
        {localise(reader, MESSAGES.newGame)}
      </button>
      {dialog === "new" && (
        <NewGameDialog {...own} isByLink={false} onClose={close} onLive={() => setDialog("live")} />
      )}
      {dialog === "live" && <LiveDialog {...own} onClose={close} />}
    </>
  );
}

/** What was copied, or is to be copied by hand. */
interface Copied {
  readonly says: "copied" | "seatLinkNote" | "notCopied";
  readonly link?: string;
}

/** The controls below the board of a live match. */
export function LiveControls(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { live, game } = state;
  const [copied, setCopied] = useState<Copied>();
  const [hasSettings, setSettings] = useState(false);
  const copy = async (what: "watch" | "seat"): Promise<void> => {
    const link = handlers.live?.linkTo(what) ?? "";
    if (await copyText(link)) setCopied({ says: what === "seat" ? "seatLinkNote" : "copied" });
    else setCopied({ says: "notCopied", link });
  };
  return (
    <>
      <RefusalView {...props} />
      <PlayerButtons {...props} />
      {game.presets && <WayView {...props} isFixed />}
      <div class="tools quiet">
        <button type="button" onClick={() => copy("watch")}>
          {localise(reader, LIVE_MESSAGES.watchLink)}
        </button>
        {live?.me !== undefined && (
          <button type="button" onClick={() => copy("seat")}>
            {localise(reader, LIVE_MESSAGES.seatLink)}
          </button>
        )}
        {!game.hidden && (
          <button type="button" onClick={() => handlers.saveFile()}>
            {localise(reader, MESSAGES.save)}
          </button>
        )}
        <button type="button" onClick={() => setSettings(true)}>
          {localise(reader, MESSAGES.openSettings)}
        </button>
        {stateValueOf(state.context) === "over" && <NewGame {...props} />}
        <button type="button" onClick={() => handlers.leaveVisited()}>
          {localise(reader, LIVE_MESSAGES.leave)}
        </button>
      </div>
      <p class="copied" role="status">
        {copied && localise(reader, LIVE_MESSAGES[copied.says])} {copied?.link}
      </p>
      {live?.me !== undefined && <NotationForm {...props} />}
      {seriesStage(state.context) === "match" && <ScoreSheetView {...props} />}
      <ScrubberView {...props} />
      <LogView {...props} />
      {hasSettings && <SettingsDialog {...props} onClose={() => setSettings(false)} />}
    </>
  );
}
