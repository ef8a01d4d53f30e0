/** @jsxImportSource preact */
import { stateValueOf } from "@serpentarium/core/context";
import { canHint, seriesStage } from "@serpentarium/table";
import {
  AnalysisView,
  HintView,
  LogView,
  lateView,
  lazyView,
  NotationView,
  RefusalView,
  ScoreSheetView,
  ScrubberView,
} from "@serpentarium/table/views";
import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { hasDecisions } from "../../match/decisions.ts";
import { wouldUndoSent } from "../../match/link-seat.ts";
import { canBeAnalysed } from "../../match/own-view.ts";
import { canTakeBack } from "../../match/played-actions.ts";
import type { ViewProps } from "../../ui/play-state.ts";
import { isUntouched, StartView } from "../../ui/views/start-view.tsx";
import { BarsView } from "./bars-view.tsx";
import { ChanceView, hasNotationForm } from "./chance-view.tsx";
import type { DialogsProps, PageDialog } from "./dialogs-view.tsx";
import { StateView } from "./state-view.tsx";

// loaded on demand
const MistakesLink = lazyView(async () => (await import("./mistakes-link.tsx")).MistakesLink);
const MatchOpenings = lateView(async () => (await import("../../openings/match-openings.tsx")).MatchOpenings);
const DialogsView = lateView<DialogsProps>(async () => (await import("./dialogs-view.tsx")).DialogsView);
const LiveActions = lateView<ViewProps & { readonly more: JSX.Element }>(
  async () => (await import("../../live/live-controls.tsx")).LiveActions,
);

/** The paths of icons, in a square of 24. */
const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1 .9 1.6h5.2c0-.6.3-1.1.9-1.6A6 6 0 0 0 12 3Z",
  resign: "M6 21V4h11l-2.5 4L17 12H6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

interface ToolButtonProps {
  readonly label: string;
  /** A shorter label of constant width; a part of the full label. */
  readonly shown?: string;
  readonly icon: keyof typeof ICONS;
  /** Whether a press has no effect now; the button stays focusable, and a press announces the reason. */
  readonly isIdle?: boolean;
  readonly isOn?: boolean;
  readonly opens?: "dialog";
  readonly onPress: () => void;
}

const ToolButton = (props: ToolButtonProps): JSX.Element => {
  const { label, shown, icon, isIdle = false, isOn = false, opens, onPress } = props;
  return (
    <button
      type="button"
      class={isOn ? "icon on" : "icon"}
      aria-label={shown && label}
      aria-disabled={isIdle ? "true" : undefined}
      aria-haspopup={opens}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{shown ?? label}</span>
    </button>
  );
};

/** Requests or removes a hint. */
function HintButton({ state, handlers, reader, parts }: ViewProps): JSX.Element | null {
  const { game, context, hint, lookingBack } = state;
  if (stateValueOf(context) === "over" || !parts.openBots || !hasDecisions(game)) return null;
  if (hint) {
    const label = hint.state === "thinking" ? { id: "play.stop-hint" } : { id: "play.hide-hint" };
    return (
      <ToolButton
        label={reader.words.format(label)}
        shown={reader.words.text("play.hint")}
        icon="hint"
        isOn
        onPress={() => handlers.toggleHint(false)}
      />
    );
  }
  return (
    <ToolButton
      label={reader.words.text("play.hint")}
      icon="hint"
      isIdle={lookingBack !== undefined || !canHint(state)}
      onPress={() => handlers.toggleHint(true)}
    />
  );
}

/** The button that opens everything else. */
const MoreButton = ({ reader, onPress }: Pick<ViewProps, "reader"> & { readonly onPress: () => void }) => (
  <ToolButton label={reader.words.text("play.more")} icon="more" opens="dialog" onPress={onPress} />
);

const Analysis = (props: ViewProps): JSX.Element => (
  <>
    <AnalysisView {...props} />
    {props.state.analysis?.state === "done" && (
      <>
        {props.parts.loadOpenings && <MatchOpenings {...props} load={props.parts.loadOpenings} />}
        <MistakesLink {...props} />
      </>
    )}
  </>
);

interface MovesProps extends ViewProps {
  /** Whether the match is also shown in notation, with a field to play in. */
  readonly hasNotation: boolean;
}

/** What has been played: the analysis, the moves and the score sheet. */
function MovesView({ hasNotation, ...props }: MovesProps): JSX.Element {
  const { state, parts } = props;
  const { context, visited, live } = state;
  const isReadOnly = live ? live.me === undefined : visited !== undefined;
  return (
    <div class="moves">
      {parts.openBots && canBeAnalysed(state) && hasDecisions(state.game) && <Analysis {...props} />}
      <LogView {...props} />
      <ScrubberView {...props} />
      {hasNotation && !hasNotationForm(state) && (
        <NotationView {...props} isReadOnly={isReadOnly} isIdle={state.isRollAwaited} takesFocus />
      )}
      {seriesStage(context) === "match" && <ScoreSheetView {...props} />}
    </div>
  );
}

/** A button to cancel while a link is being opened, which may take long. */
const OpeningActions = ({ handlers, reader }: ViewProps): JSX.Element => (
  <div class="bar">
    <div class="tools">
      <button type="button" onClick={() => handlers.leaveVisited()}>
        {reader.words.text("play.back-to-own-match")}
      </button>
    </div>
  </div>
);

interface OpenProps extends ViewProps {
  readonly onOpen: (dialog: PageDialog) => void;
}

/** The buttons of a match that is only shown. */
const VisitedActions = ({ onOpen, ...props }: OpenProps): JSX.Element => (
  <div class="bar">
    <div class="tools">
      <MoreButton {...props} onPress={() => onOpen("menu")} />
    </div>
  </div>
);

/** A refusal in a line, and chance. */
const LineActions = (props: ViewProps): JSX.Element => (
  <>
    <RefusalView {...props} />
    <ChanceView {...props} />
  </>
);

/** The choices before the running match, and its four buttons. */
function MatchActions({ onOpen, ...props }: OpenProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { game, context, running, link, log } = state;
  const isOver = stateValueOf(context) === "over";
  return (
    <>
      <RefusalView {...props} />
      <ChanceView {...props} />
      <StartView {...props} onLink={() => onOpen("new-by-link")} onLive={() => onOpen("live")} />
      <div class="bar">
        <HintView {...props} />
        <div class="tools">
          <ToolButton
            label={reader.words.text("play.undo")}
            icon="undo"
            isIdle={!canTakeBack(game, running, log) || wouldUndoSent(game, running, link)}
            onPress={() => handlers.undo()}
          />
          <HintButton {...props} />
          {!isOver && hasDecisions(game) && !isUntouched(state) && (
            <ToolButton
              label={reader.words.text("play.resign")}
              icon="resign"
              opens="dialog"
              onPress={() => onOpen("resign")}
            />
          )}
          <MoreButton {...props} onPress={() => onOpen("menu")} />
        </div>
      </div>
    </>
  );
}

function Actions(props: OpenProps): JSX.Element | null {
  const { visited, live } = props.state;
  // a line is played on the board alone
  if (visited?.kind === "line") return <LineActions {...props} />;
  if (live)
    return <LiveActions {...props} more={<MoreButton {...props} onPress={() => props.onOpen("menu")} />} />;
  // in a seat’s view the player can only play one action and send it back
  if (visited?.kind === "seat") return <RefusalView {...props} />;
  if (visited?.kind === "opening") return <OpeningActions {...props} />;
  return visited === undefined ? <MatchActions {...props} /> : <VisitedActions {...props} />;
}

/** Tells the style how high the foot is: what stays on the screen stays above it. */
function useFootHeight(): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { target, borderBoxSize } = entry as ResizeObserverEntry;
      const page = target.closest<HTMLElement>(".serpent-play");
      page?.style.setProperty("--foot", `${borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (foot.current) observer.observe(foot.current);
    return () => observer.disconnect();
  }, []);
  return foot;
}

/** What is below the board or beside it: the nearest players, the turn with its buttons, and the moves. */
export function ControlsView(props: ViewProps): JSX.Element {
  const { visited } = props.state;
  const [dialog, setDialog] = useState<PageDialog>();
  const [hasNotation, setNotation] = useState(false);
  const foot = useFootHeight();
  // the closing dialog may report after another one was opened
  const close = (): void => setDialog((open) => (open === dialog ? undefined : open));
  // useLayoutEffect, because a key may be pressed before a passive effect runs
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === "?" && !(target as Element).closest?.("input, select, dialog")) setDialog("shortcuts");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const isWhole = visited?.kind !== "seat" && visited?.kind !== "opening";
  return (
    <>
      <BarsView {...props} place="below" />
      <StateView {...props} />
      <div class="foot" ref={foot}>
        <Actions {...props} onOpen={setDialog} />
      </div>
      {isWhole && <MovesView {...props} hasNotation={hasNotation} />}
      {dialog && (
        <DialogsView
          {...props}
          {...{ dialog, hasNotation }}
          onOpen={setDialog}
          onClose={close}
          onNotation={() => setNotation(!hasNotation)}
        />
      )}
    </>
  );
}
