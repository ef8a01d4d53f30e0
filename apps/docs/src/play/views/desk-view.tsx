/** @jsxImportSource preact */
import { PERSON, stateOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { canAdvise } from "../bots/advice.ts";
import { isSent } from "../by-link/link-seat.ts";
import { chanceAhead, hasChance, isByHand } from "../chance.ts";
import { canUndo } from "../log.ts";
import { DICE } from "../match.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { stageOf } from "../series.ts";
import { WORDS } from "../wording.ts";
import { AnalysisView } from "./analysis-view.tsx";
import { ChanceView, formStandsThere } from "./chance-view.tsx";
import { HintView } from "./hint-view.tsx";
import { lazily } from "./lazily.tsx";
import { LogView } from "./log-view.tsx";
import { NotationForm } from "./notation-form.tsx";
import { RefusalView } from "./refusal-view.tsx";
import { ScoreSheetView } from "./score-sheet-view.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";

// fetched when they are wanted
const NewGameDialog = lazily(async () => (await import("./new-game-dialog.tsx")).NewGameDialog);
const ResignDialog = lazily(async () => (await import("./resign-dialog.tsx")).ResignDialog);
const EmbedDialog = lazily(async () => (await import("./embed-dialog.tsx")).EmbedDialog);
const LinkList = lazily(async () => (await import("./link-list.tsx")).LinkList);

interface ToolProps {
  readonly label: string;
  /** An order that cannot be carried out now is answered with the reason. */
  readonly isIdle?: boolean;
  /** Whether what it switches is on. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ label, isIdle = false, isPressed, onPress }: ToolProps): JSX.Element => (
  <button
    type="button"
    aria-disabled={isIdle ? "true" : undefined}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    {label}
  </button>
);

/** Changes who deals, as long as chance has something left to decide. */
function DealerTool({ state, orders, reader }: ViewProps): JSX.Element | null {
  const { game, context, link } = state;
  const goesOn = !link && stageOf(context) !== "over";
  const hasMore = context.earlier.length + 1 < context.plan.games;
  if (!goesOn || !(hasMore ? hasChance(game) : chanceAhead(game, context.position.phase))) return null;
  const hand = isByHand(context);
  return (
    <Tool
      label={read(reader, hand ? WORDS.siteDeals : WORDS.dealByHand)}
      onPress={() => orders.deal(hand ? DICE : PERSON)}
    />
  );
}

/** Asks for a hint, as long as somebody plays; the same button drops it. */
function HintTool({ state, orders, reader }: ViewProps): JSX.Element | null {
  const { context, hint, lookingBack } = state;
  if (stateOf(context) === "over") return null;
  if (hint) {
    const label = hint.state === "thinking" ? WORDS.stopHint : WORDS.hideHint;
    return <Tool label={read(reader, label)} onPress={() => orders.hint(false)} />;
  }
  const isIdle = lookingBack !== undefined || !canAdvise(state);
  return <Tool label={read(reader, WORDS.hint)} isIdle={isIdle} onPress={() => orders.hint(true)} />;
}

/** What can be done with a match that is only shown. */
const ReadingTools = ({ orders, reader }: ViewProps): JSX.Element => (
  <div class="tools">
    <Tool label={read(reader, WORDS.share)} onPress={() => orders.share()} />
    <Tool label={read(reader, WORDS.save)} onPress={() => orders.save()} />
    <Tool label={read(reader, WORDS.open)} onPress={() => orders.open()} />
  </div>
);

/** What stands below the board of a match that is only shown. */
const ReadingDesk = (props: ViewProps): JSX.Element => (
  <>
    <ReadingTools {...props} />
    <AnalysisView {...props} />
    {stageOf(props.state.context) === "match" && <ScoreSheetView {...props} />}
    <LogView {...props} />
  </>
);

/** What stands below the board: what was refused, what can be done besides playing, and the log. */
function PlayingDesk(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const { game, context, hasEarlier, link } = state;
  const [asked, ask] = useState<"new" | "resign" | "set-up" | "embed">();
  const close = (): void => ask(undefined);
  const isOver = stateOf(context) === "over";
  return (
    <>
      <RefusalView {...props} />
      <HintView {...props} />
      <ChanceView {...props} />
      <div class="tools">
        <Tool
          label={read(reader, WORDS.undo)}
          isIdle={!canUndo(game, context) || isSent(game, context, link)}
          onPress={() => orders.undo()}
        />
        <Tool
          label={read(reader, WORDS.redo)}
          isIdle={context.undone.length === 0}
          onPress={() => orders.redo()}
        />
        <HintTool {...props} />
        <Tool
          label={read(reader, WORDS.resign)}
          isIdle={isOver}
          onPress={() => (isOver ? orders.end({ reason: "resign", seat: 0 }) : ask("resign"))}
        />
        <Tool label={read(reader, WORDS.newGame)} onPress={() => ask("new")} />
        <DealerTool {...props} />
        {hasEarlier && <Tool label={read(reader, WORDS.earlier)} onPress={() => orders.earlier()} />}
      </div>
      <div class="tools quiet">
        <Tool label={read(reader, WORDS.share)} onPress={() => orders.share()} />
        <Tool label={read(reader, WORDS.save)} onPress={() => orders.save()} />
        <Tool label={read(reader, WORDS.open)} onPress={() => orders.open()} />
        <Tool label={read(reader, WORDS.setUp)} onPress={() => ask("set-up")} />
        <Tool label={read(reader, WORDS.embed)} onPress={() => ask("embed")} />
        <Tool
          label={read(reader, WORDS.sound)}
          isPressed={state.isLoud}
          onPress={() => orders.sound(!state.isLoud)}
        />
      </div>
      <AnalysisView {...props} />
      {!formStandsThere(state) && <NotationForm {...props} />}
      {stageOf(context) === "match" && <ScoreSheetView {...props} />}
      <LogView {...props} />
      {state.links.length > 0 && <LinkList {...props} />}
      {asked === "new" && <NewGameDialog {...props} onClose={close} />}
      {asked === "set-up" && <SetUpDialog {...props} onClose={close} />}
      {asked === "embed" && <EmbedDialog {...props} onClose={close} />}
      {asked === "resign" && <ResignDialog {...props} onClose={close} />}
    </>
  );
}

/** What stands below the board. */
export function DeskView(props: ViewProps): JSX.Element {
  const { seat, readWith } = props.state;
  // one action is played, and sent back
  if (seat) return <RefusalView {...props} />;
  return readWith === undefined ? <PlayingDesk {...props} /> : <ReadingDesk {...props} />;
}
