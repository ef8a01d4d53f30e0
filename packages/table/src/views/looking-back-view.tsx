import type { JSX } from "preact";
import { betterActionAt } from "../bots/suggested-targets.ts";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";

/** Texts for the history of the running match, and for a read-only match. */
const MATCH_TEXTS = {
  start: MESSAGES.atStart,
  at: MESSAGES.lookingBack,
  back: MESSAGES.backToCurrent,
} as const;
const VISITED_TEXTS = { start: MESSAGES.before, at: MESSAGES.after, back: MESSAGES.toEnd } as const;

/** The better action here, which the board marks with a star. */
function BetterView({ state, reader }: ViewProps): JSX.Element | null {
  const better = betterActionAt(state);
  if (!better) return null;
  return (
    <p class="better">
      {localise(reader, MESSAGES.betterAction)} {better.description[reader.language]}
    </p>
  );
}

interface LookingBackProps extends ViewProps {
  /** Plays on from the position as a new line; without it, there is no button for that. */
  readonly onPlayOn?: () => void;
}

/** Says which earlier position the board shows, with buttons to step through the match. */
export function LookingBackView({ onPlayOn, ...props }: LookingBackProps): JSX.Element | null {
  const { state, send, reader } = props;
  const { lookingBack, log, visited } = state;
  const isVisited = visited !== undefined;
  const n = lookingBack ?? (isVisited ? log.length : undefined);
  if (n === undefined) return null;
  const texts = isVisited ? VISITED_TEXTS : MATCH_TEXTS;
  const isLast = n === log.length;
  return (
    <div class="history">
      <p role="status">{localise(reader, n === 0 ? texts.start : texts.at, { n, all: log.length })}</p>
      <p class="buttons steps">
        <button
          type="button"
          aria-label={localise(reader, MESSAGES.previous)}
          aria-disabled={n === 0}
          onClick={() => send({ type: "lookBack", count: Math.max(n - 1, 0) })}
        >
          ←
        </button>
        <button
          type="button"
          aria-label={localise(reader, MESSAGES.next)}
          aria-disabled={isLast}
          onClick={() => send({ type: "lookBack", count: n + 1 })}
        >
          →
        </button>
      </p>
      <p class="buttons">
        <button type="button" class="main" aria-disabled={isLast} onClick={() => send({ type: "lookBack" })}>
          {localise(reader, texts.back)}
        </button>
        {onPlayOn && lookingBack !== undefined && (
          <button type="button" onClick={onPlayOn}>
            {localise(reader, MESSAGES.playOnFromHere)}
          </button>
        )}
      </p>
      <BetterView {...props} />
    </div>
  );
}
