/** @jsxImportSource preact */
import { PERSON, stateValueOf } from "@serpentarium/core/turn";
import { canHint, seriesStage } from "@serpentarium/table";
import {
  AnalysisButton,
  AnalysisView,
  HintView,
  LogView,
  lateView,
  lazyView,
  NotationView,
  RefusalView,
  ResignDialog,
  ScoreSheetView,
  ScrubberView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { canReachChance, hasChance, isDealtByHand } from "../../match/chance.ts";
import { withDealer } from "../../match/dealer.ts";
import { hasDecisions } from "../../match/decisions.ts";
import { wouldUndoSent } from "../../match/link-seat.ts";
import { PRESSED_DEALER, SITE_DEALER } from "../../match/match.ts";
import { canTakeBack } from "../../match/played-actions.ts";
import type { ViewProps } from "../../ui/play-state.ts";
import { isOnlySetUp, isUntouched, StartView } from "../../ui/views/start-view.tsx";
import { ChanceView, hasMoreChance, hasNotationForm } from "./chance-view.tsx";

// loaded on demand
const MistakesLink = lazyView(async () => (await import("./mistakes-link.tsx")).MistakesLink);
const WayView = lazyView(async () => (await import("../../ui/views/way-view.tsx")).WayView);
const MatchOpenings = lateView(async () => (await import("../../openings/match-openings.tsx")).MatchOpenings);
const NewGameDialog = lateView(
  async () => (await import("../../ui/views/new-game-dialog.tsx")).NewGameDialog,
);
const ShortcutsDialog = lateView(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);
const SettingsDialog = lateView(
  async () => (await import("../../ui/views/settings-dialog.tsx")).SettingsDialog,
);
const LiveDialog = lateView(async () => (await import("../../live/live-dialog.tsx")).LiveDialog);
const LiveControls = lateView(async () => (await import("../../live/live-controls.tsx")).LiveControls);
const SetUpDialog = lateView(async () => (await import("./set-up-dialog.tsx")).SetUpDialog);
const EmbedDialog = lateView(async () => (await import("./embed-dialog.tsx")).EmbedDialog);

/** The paths of icons, in a square of 24. */
const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3",
} as const;

interface ToolButtonProps {
  readonly label: string;
  /** A shorter label of constant width; a part of the full label. */
  readonly shown?: string;
  /** An icon for small screens, which show no label. */
  readonly icon?: keyof typeof ICONS;
  /** Whether a press has no effect now; the button stays focusable, and a press announces the reason. */
  readonly isIdle?: boolean;
  readonly onPress: () => void;
}

const ToolButton = ({ label, shown, icon, isIdle = false, onPress }: ToolButtonProps): JSX.Element => (
  <button
    type="button"
    class={icon ? "icon" : shown && "on"}
    aria-label={icon || shown ? label : undefined}
    aria-disabled={isIdle ? "true" : undefined}
    onClick={onPress}
  >
    {icon && (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    )}
    <span>{shown ?? label}</span>
  </button>
);

/** Changes the dealer, if chance can still act. */
function DealerButton({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { game, context, link } = state;
  const goesOn = !link && seriesStage(context) !== "over";
  const hasMore = context.earlier.length + 1 < context.plan.games;
  const canDeal = goesOn && (hasMore ? hasChance(game) : canReachChance(game, context.position.phase));
  if (!canDeal && !hasMoreChance(game)) return null;
  const isByPerson = isDealtByHand(context);
  return (
    <span class="dealers" inert={!canDeal}>
      <ToolButton
        label={reader.words.text(isByPerson ? "play.site-deals" : "play.deal-by-hand")}
        onPress={() => handlers.setDealer(isByPerson ? SITE_DEALER : PERSON)}
      />
      {context.seating.dealer === SITE_DEALER && (
        <ToolButton
          label={reader.words.text("play.roll-by-press")}
          onPress={() => handlers.setDealer(PRESSED_DEALER)}
        />
      )}
    </span>
  );
}

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
        onPress={() => handlers.toggleHint(false)}
      />
    );
  }
  const isIdle = lookingBack !== undefined || !canHint(state);
  return (
    <ToolButton
      label={reader.words.text("play.hint")}
      isIdle={isIdle}
      onPress={() => handlers.toggleHint(true)}
    />
  );
}

/** After a single match at this screen: another one at the same table, with all players moved on by one seat. */
function RematchButton({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { context, link } = state;
  const { table, seating, plan, occupants, names } = context;
  if (link || plan.games > 1 || stateValueOf(context) !== "over") return null;
  const [first = PERSON, ...others] = occupants;
  const [firstName = "", ...otherNames] = names;
  const begin = (): void => {
    const swapped = { occupants: [...others, first], names: [...otherNames, firstName] };
    handlers.begin({ ...withDealer(swapped, seating.dealer), table });
    // the pressed button is gone: move the focus
    handlers.focusBoard();
  };
  return (
    <button type="button" class="main" onClick={begin}>
      {reader.words.text("play.rematch")}
    </button>
  );
}

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

const ReadOnlyButtons = ({ handlers, ...props }: ViewProps): JSX.Element => (
  <div class="bar">
    <div class="tools">
      {/* bots would analyse hidden information, and no file contains only what all seats know */}
      {props.parts.openBots && props.state.viewer === undefined && <AnalysisButton {...props} />}
      {props.state.viewer !== "everyone" && (
        <>
          <ToolButton label={props.reader.words.text("play.share")} onPress={() => handlers.share()} />
          <ToolButton label={props.reader.words.text("play.save")} onPress={() => handlers.saveFile()} />
        </>
      )}
      <ToolButton label={props.reader.words.text("play.open")} onPress={() => handlers.openFile()} />
    </div>
  </div>
);

/** The controls below the board of a read-only match. */
const VisitedControls = (props: ViewProps): JSX.Element => (
  <>
    <ReadOnlyButtons {...props} />
    {props.state.game.presets && <WayView {...props} isFixed />}
    <Analysis {...props} />
    <NotationView {...props} isReadOnly />
    {seriesStage(props.state.context) === "match" && <ScoreSheetView {...props} />}
    <ScrubberView {...props} />
    <LogView {...props} />
  </>
);

/** The controls below the board of the running match: refusal, buttons and log. */
function MatchControls(props: ViewProps): JSX.Element {
  const { state, send, handlers, reader, parts } = props;
  const { game, context, running, link, log } = state;
  const hasBots = parts.openBots !== undefined && hasDecisions(game);
  const [dialog, setDialog] = useState<
    "new" | "new-by-link" | "live" | "resign" | "set-up" | "embed" | "settings" | "shortcuts"
  >();
  // the closing dialog may report after another one was opened
  const close = (): void => setDialog((open) => (open === dialog ? undefined : open));
  const isOver = stateValueOf(context) === "over";
  const closeResign = (): void => {
    close();
    // after a resignation the button that opened the dialog is gone: move the focus
    if (document.activeElement === document.body) handlers.focusBoard();
  };
  // settings that matter only during a match are hidden before it
  const hasBegun = !isOnlySetUp(state);
  // useLayoutEffect, because a key may be pressed before a passive effect runs
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === "?" && !(target as Element).closest?.("input, select, dialog")) setDialog("shortcuts");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <RefusalView {...props} />
      <ChanceView {...props} />
      <StartView {...props} onLink={() => setDialog("new-by-link")} onLive={() => setDialog("live")} />
      {hasBots && <Analysis {...props} />}
      <div class="bar">
        <HintView {...props} />
        <div class="tools">
          <RematchButton {...props} />
          {hasBots && <AnalysisButton {...props} />}
          <ToolButton
            label={reader.words.text("play.undo")}
            icon="undo"
            isIdle={!canTakeBack(game, running, log) || wouldUndoSent(game, running, link)}
            onPress={() => handlers.undo()}
          />
          <ToolButton
            label={reader.words.text("play.redo")}
            icon="redo"
            isIdle={context.undone.length === 0}
            onPress={() => send({ type: "redo" })}
          />
          <HintButton {...props} />
          {!isOver && hasDecisions(game) && !isUntouched(state) && (
            <ToolButton label={reader.words.text("play.resign")} onPress={() => setDialog("resign")} />
          )}
          <ToolButton label={reader.words.text("play.new-game")} onPress={() => setDialog("new")} />
        </div>
      </div>
      {game.presets && (
        <div class="way-room">
          <WayView {...props} />
        </div>
      )}
      <div class="tools quiet">
        <ToolButton label={reader.words.text("play.share")} onPress={() => handlers.share()} />
        <ToolButton label={reader.words.text("play.save")} onPress={() => handlers.saveFile()} />
        <ToolButton label={reader.words.text("play.open")} onPress={() => handlers.openFile()} />
        {hasBegun && <DealerButton {...props} />}
        {parts.matchesPage && <a href={parts.matchesPage}>{reader.words.text("play.my-matches")}</a>}
        {parts.loadEditor && (
          <ToolButton label={reader.words.text("play.set-up")} onPress={() => setDialog("set-up")} />
        )}
        {parts.embeds && (
          <ToolButton label={reader.words.text("play.embed")} onPress={() => setDialog("embed")} />
        )}
        <ToolButton label={reader.words.text("play.open-settings")} onPress={() => setDialog("settings")} />
        <ToolButton label={reader.words.text("play.shortcuts")} onPress={() => setDialog("shortcuts")} />
      </div>
      {!hasNotationForm(state) && !(state.isRollAwaited && isUntouched(state)) && (
        <NotationView {...props} isIdle={state.isRollAwaited} />
      )}
      {seriesStage(context) === "match" && <ScoreSheetView {...props} />}
      <ScrubberView {...props} />
      <LogView {...props} />
      {(dialog === "new" || dialog === "new-by-link") && (
        <NewGameDialog
          {...props}
          isByLink={dialog === "new-by-link"}
          onClose={close}
          onLive={() => setDialog("live")}
        />
      )}
      {dialog === "live" && <LiveDialog {...props} onClose={close} />}
      {dialog === "set-up" && parts.loadEditor && (
        <SetUpDialog {...props} load={parts.loadEditor} onClose={close} />
      )}
      {dialog === "embed" && parts.embeds && <EmbedDialog {...props} embeds={parts.embeds} onClose={close} />}
      {dialog === "settings" && <SettingsDialog {...props} onClose={close} />}
      {dialog === "shortcuts" && <ShortcutsDialog reader={reader} onClose={close} />}
      {dialog === "resign" && <ResignDialog {...props} onClose={closeResign} />}
    </>
  );
}

/** A button to cancel while a link is being opened, which may take long. */
const OpeningControls = ({ handlers, reader }: ViewProps): JSX.Element => (
  <div class="bar">
    <div class="tools">
      <ToolButton
        label={reader.words.text("play.back-to-own-match")}
        onPress={() => handlers.leaveVisited()}
      />
    </div>
  </div>
);

export function ControlsView(props: ViewProps): JSX.Element {
  const { visited, live } = props.state;
  if (live) return <LiveControls {...props} />;
  // in a seat’s view the player can only play one action and send it back
  if (visited?.kind === "seat") return <RefusalView {...props} />;
  if (visited?.kind === "opening") return <OpeningControls {...props} />;
  return visited === undefined ? <MatchControls {...props} /> : <VisitedControls {...props} />;
}
