import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { canAnalyse } from "../bots/analysis-state.ts";
import type { SuggestedAction } from "../bots/match-analysis.ts";
import { betterActionAt } from "../bots/suggested-targets.ts";
import type { ViewProps } from "../view-props.ts";
import { lateView } from "./lazy-view.tsx";
import { Sentences } from "./text.tsx";

/** Texts for the history of the running match, and for a read-only match. */
const MATCH_TEXTS = {
  start: "table.at-start",
  at: "table.looking-back",
  back: "table.back-to-current",
} as const;
const VISITED_TEXTS = {
  start: "table.before",
  at: "table.after",
  back: "table.to-end",
} as const;

/**
 * Scrolls the curve of an analysis, the board and the steps into view. A focused list of turning points keeps its scroll position, and a
 * pressed slider the position of the page.
 */
function scrollToPosition(steps: HTMLElement): void {
  if (document.activeElement?.matches("input[type=range]")) return;
  const curve = document.querySelector<HTMLElement>(":not(:has(li :focus))>.curve");
  // steps that stay at the bottom of the window cover what is below them
  if (curve && getComputedStyle(steps).position === "sticky")
    curve.style.scrollMarginBlockEnd = `${steps.offsetHeight}px`;
  for (const part of [curve, document.querySelector("serpent-board"), steps])
    part?.scrollIntoView({ block: "nearest" });
}

const LineValues = lateView(async () => (await import("./line-values.tsx")).LineValues);

/** Displays a line from the displayed position, with these actions first. */
async function tryLine({ state, send }: ViewProps, actions: readonly string[]): Promise<void> {
  const { displayLine } = await import("../line.ts");
  const from = state.lookingBack ?? state.log.length;
  displayLine(state, { from, actions }, send);
  // the first of several actions, so that the user steps through the others
  if (actions.length > 1) send({ type: "lookBack", count: from + 1 });
}

/** The better action at this position, which the board marks with a star. */
function BetterView({ better, reader }: Pick<ViewProps, "reader"> & { readonly better: SuggestedAction }) {
  return (
    <p class="better">
      {reader.words.text("table.better-action")}{" "}
      <Sentences words={reader.words} messages={better.description} />
    </p>
  );
}

export interface LookingBackProps extends ViewProps {
  /** Plays on from the position as a new line; if undefined, there is no button for it. */
  readonly onPlayOn?: () => void;
}

/** Says which earlier position the board shows, with buttons to step through the match. */
export function LookingBackView({ onPlayOn, ...props }: LookingBackProps): JSX.Element | null {
  const { state, send, reader } = props;
  const { lookingBack, log, visited } = state;
  const isVisited = visited !== undefined;
  const line = visited?.kind === "line" ? visited : undefined;
  const better = line ? undefined : betterActionAt(state);
  const n = lookingBack ?? (isVisited ? log.length : undefined);
  const steps = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lookingBack !== undefined && steps.current) scrollToPosition(steps.current);
  }, [lookingBack]);
  if (n === undefined) return null;
  const texts = isVisited ? VISITED_TEXTS : MATCH_TEXTS;
  const isLast = n === log.length;
  return (
    <div class="history" ref={steps}>
      <p role="status">{reader.words.text(n === 0 ? texts.start : texts.at, { n, all: log.length })}</p>
      <p class="buttons steps" dir="ltr">
        <button
          type="button"
          aria-label={reader.words.text("table.previous")}
          aria-disabled={n === 0}
          onClick={() => send({ type: "lookBack", count: Math.max(n - 1, 0) })}
        >
          ←
        </button>
        <button
          type="button"
          aria-label={reader.words.text("table.next")}
          aria-disabled={isLast}
          onClick={() => send({ type: "lookBack", count: n + 1 })}
        >
          →
        </button>
      </p>
      <p class="buttons">
        {line ? (
          <button
            type="button"
            class="main"
            onClick={async () => (await import("../line.ts")).leaveLine(line, send)}
          >
            {reader.words.text("table.back-to-match")}
          </button>
        ) : (
          <button
            type="button"
            class="main"
            aria-disabled={isLast}
            onClick={() => send({ type: "lookBack" })}
          >
            {reader.words.text(texts.back)}
          </button>
        )}
        {!line && canAnalyse(state) && !state.game.hidden && (
          <button
            type="button"
            onClick={() => tryLine(props, better ? [better.notation, ...better.line] : [])}
          >
            {reader.words.text(better ? "table.play-through" : "table.try-line")}
          </button>
        )}
        {onPlayOn && lookingBack !== undefined && (
          <button type="button" onClick={onPlayOn}>
            {reader.words.text("table.play-on-from-here")}
          </button>
        )}
      </p>
      {better && <BetterView better={better} reader={reader} />}
      {line && <LineValues {...props} />}
    </div>
  );
}
