/** @jsxImportSource preact */

import { stateValueOf } from "@serpentarium/core/turn";
import { seriesStage } from "@serpentarium/table";
import { LinkButtons, PlayerButtons } from "@serpentarium/table/live/views";
import {
  LogView,
  lazyView,
  NotationView,
  RefusalView,
  ScoreSheetView,
  ScrubberView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PlayHandlers, ViewProps } from "../ui/play-state.ts";
import { SettingsDialog } from "../ui/views/settings-dialog.tsx";
import { WayView } from "../ui/views/way-view.tsx";
import { livePropsOf } from "./live-bar.tsx";

// loaded on demand
const NewGameDialog = lazyView(async () => (await import("../ui/views/new-game-dialog.tsx")).NewGameDialog);
const LiveDialog = lazyView(async () => (await import("./live-dialog.tsx")).LiveDialog);

/** After the end: a form for a new match of any kind; this one stays in the library. */
function NewGame(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const [dialog, setDialog] = useState<"new" | "live">();
  const close = (): void => setDialog((open) => (open === dialog ? undefined : open));
  // the new match replaces the live one on the page
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
        {reader.words.text("play.new-game")}
      </button>
      {dialog === "new" && (
        <NewGameDialog {...own} isByLink={false} onClose={close} onLive={() => setDialog("live")} />
      )}
      {dialog === "live" && <LiveDialog {...own} onClose={close} />}
    </>
  );
}

export function LiveControls(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const [hasSettings, setSettings] = useState(false);
  const live = livePropsOf(props);
  return (
    <>
      <RefusalView {...props} />
      {live && <PlayerButtons {...live} />}
      {state.game.presets && <WayView {...props} isFixed />}
      {live && (
        <LinkButtons {...live}>
          {!state.game.hidden && (
            <button type="button" onClick={() => handlers.saveFile()}>
              {reader.words.text("play.save")}
            </button>
          )}
          <button type="button" onClick={() => setSettings(true)}>
            {reader.words.text("play.open-settings")}
          </button>
          {stateValueOf(state.context) === "over" && <NewGame {...props} />}
          <button type="button" onClick={() => handlers.leaveVisited()}>
            {reader.words.text("table.live.leave")}
          </button>
        </LinkButtons>
      )}
      <NotationView {...props} isReadOnly={live?.live.me === undefined} />
      {seriesStage(state.context) === "match" && <ScoreSheetView {...props} />}
      <ScrubberView {...props} />
      <LogView {...props} />
      {hasSettings && <SettingsDialog {...props} onClose={() => setSettings(false)} />}
    </>
  );
}
