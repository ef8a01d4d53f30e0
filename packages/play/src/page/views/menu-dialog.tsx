/** @jsxImportSource preact */
import { PERSON, stateValueOf } from "@serpentarium/core/context";
import { seriesStage } from "@serpentarium/table";
import { Dialog, lateView } from "@serpentarium/table/views";
import type { ComponentChildren, JSX } from "preact";
import { canReachChance, hasChance, isDealtByHand } from "../../match/chance.ts";
import { PRESSED_DEALER, SITE_DEALER } from "../../match/occupants.ts";
import type { ViewProps } from "../../ui/play-state.ts";
import { WayView } from "../../ui/views/way-view.tsx";
import type { PageDialog } from "./dialogs-view.tsx";

const LiveLinks = lateView(async () => (await import("../../live/live-controls.tsx")).LiveLinks);

export interface MenuProps extends ViewProps {
  readonly hasNotation: boolean;
  readonly onOpen: (dialog: PageDialog) => void;
  /** Shows or hides the match in notation. */
  readonly onNotation: () => void;
  readonly onClose: () => void;
}

interface ItemProps {
  readonly isIdle?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** A button that closes the menu and does what it says. */
const Item = ({ isIdle = false, isPressed, onPress, children }: ItemProps): JSX.Element => (
  <button
    type="button"
    aria-disabled={isIdle ? "true" : undefined}
    aria-pressed={isPressed}
    onClick={({ currentTarget }) => {
      // first, so that the focus is back where the menu was opened
      currentTarget.closest("dialog")?.close();
      onPress();
    }}
  >
    {children}
  </button>
);

/** Changes the dealer, if chance can still act. */
function DealerItems({ state, handlers, reader }: ViewProps): JSX.Element | null {
  const { game, context, link } = state;
  const goesOn = !link && seriesStage(context) !== "over";
  const hasMore = context.earlier.length + 1 < context.plan.games;
  if (!(goesOn && (hasMore ? hasChance(game) : canReachChance(game, context.position.phase)))) return null;
  const isByPerson = isDealtByHand(context);
  return (
    <>
      <Item onPress={() => handlers.setDealer(isByPerson ? SITE_DEALER : PERSON)}>
        {reader.words.text(isByPerson ? "play.site-deals" : "play.deal-by-hand")}
      </Item>
      {context.seating.dealer === SITE_DEALER && (
        <Item onPress={() => handlers.setDealer(PRESSED_DEALER)}>
          {reader.words.text("play.roll-by-press")}
        </Item>
      )}
    </>
  );
}

/** Shares the match, and opens others. */
function FileItems({ state, handlers, reader, parts, onOpen }: MenuProps): JSX.Element {
  const { game, live, viewer } = state;
  // no file contains only what all seats know
  const canSave = live ? !game.hidden : viewer !== "everyone";
  return (
    <>
      {!live && canSave && <Item onPress={() => handlers.share()}>{reader.words.text("play.share")}</Item>}
      <Item onPress={() => onOpen("share")}>{reader.words.text("play.sharing.open")}</Item>
      {canSave && <Item onPress={() => handlers.saveFile()}>{reader.words.text("play.save")}</Item>}
      {!live && <Item onPress={() => handlers.openFile()}>{reader.words.text("play.open")}</Item>}
      {parts.matchesPage && <a href={parts.matchesPage}>{reader.words.text("play.my-matches")}</a>}
    </>
  );
}

/** What concerns the running match only. */
function MatchItems({ onOpen, ...props }: MenuProps): JSX.Element {
  const { state, send, reader, parts } = props;
  return (
    <>
      <Item isIdle={state.context.undone.length === 0} onPress={() => send({ type: "redo" })}>
        {reader.words.text("play.redo")}
      </Item>
      <DealerItems {...props} />
      {parts.loadEditor && <Item onPress={() => onOpen("set-up")}>{reader.words.text("play.set-up")}</Item>}
      {parts.embeds && <Item onPress={() => onOpen("embed")}>{reader.words.text("play.embed")}</Item>}
    </>
  );
}

/** Opens the chart of the game’s states, at the foot of the page. */
function ChartItem({ reader }: ViewProps): JSX.Element | null {
  const chart = document.querySelector<HTMLDetailsElement>(".serpent-play > .chart");
  if (!chart) return null;
  const open = (): void => {
    chart.open = true;
    chart.scrollIntoView();
    chart.querySelector("summary")?.focus();
  };
  return <Item onPress={open}>{reader.words.text("play.statechart")}</Item>;
}

/** Everything that is not needed at every turn. */
export function MenuDialog(props: MenuProps): JSX.Element {
  const { state, reader, hasNotation, onOpen, onNotation, onClose } = props;
  const { live, visited, context, game } = state;
  const isRunning = visited === undefined;
  return (
    <Dialog title={reader.words.text("play.more")} onClose={onClose}>
      {game.presets && <WayView {...props} isFixed={!isRunning} />}
      <div class="menu">
        {(isRunning || (live && stateValueOf(context) === "over")) && (
          <Item onPress={() => onOpen("new")}>{reader.words.text("play.new-game")}</Item>
        )}
        {isRunning && <MatchItems {...props} />}
        <FileItems {...props} />
        <Item isPressed={hasNotation} onPress={onNotation}>
          {reader.words.text("table.in-notation")}
        </Item>
        <Item onPress={() => onOpen("settings")}>{reader.words.text("play.open-settings")}</Item>
        <Item onPress={() => onOpen("shortcuts")}>{reader.words.text("play.shortcuts")}</Item>
        <ChartItem {...props} />
      </div>
      {live && <LiveLinks {...props} />}
      <form method="dialog" class="buttons">
        <button type="submit">{reader.words.text("play.dismiss")}</button>
      </form>
    </Dialog>
  );
}
