/** @jsxImportSource preact */
import type { JSX } from "preact";
import { typeset } from "../../lib/typography.ts";
import { betterActionAt } from "../bots/suggested-targets.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";

/** Texts for the history of the running match, and for a read-only match. */
const MATCH_TEXTS = {
  start: MESSAGES.atStart,
  at: MESSAGES.lookingBack,
  back: MESSAGES.backToCurrent,
} as const;
const READ_ONLY_TEXTS = { start: MESSAGES.before, at: MESSAGES.after, back: MESSAGES.toEnd } as const;

/** The better action here, which the board marks with dots. */
function BetterView({ state, reader }: ViewProps): JSX.Element | null {
  const better = betterActionAt(state);
  if (!better) return null;
  return (
    <p class="better">
      {localise(reader, MESSAGES.betterAction)} <code class="notation">{better.notation}</code> –{" "}
      {typeset(better.description[reader.language], reader.language)}
    </p>
  );
}

/** Says which earlier position the board shows, with buttons to step through the match. */
export function LookingBackView(props: ViewProps): JSX.Element | null {
  const { state, handlers, reader } = props;
  const { lookingBack, log, readOnlyVersion } = state;
  const isReadOnly = readOnlyVersion !== undefined;
  const n = lookingBack ?? (isReadOnly ? log.length : undefined);
  if (n === undefined) return null;
  const texts = isReadOnly ? READ_ONLY_TEXTS : MATCH_TEXTS;
  const isLast = n === log.length;
  return (
    <div class="history">
      <p role="status">{localise(reader, n === 0 ? texts.start : texts.at, { n, all: log.length })}</p>
      <p class="buttons">
        <button type="button" aria-disabled={n === 0} onClick={() => handlers.lookBack(Math.max(n - 1, 0))}>
          ← {localise(reader, MESSAGES.previous)}
        </button>
        <button type="button" aria-disabled={isLast} onClick={() => handlers.lookBack(n + 1)}>
          {localise(reader, MESSAGES.next)} →
        </button>
        <button type="button" class="main" aria-disabled={isLast} onClick={() => handlers.lookBack()}>
          {localise(reader, texts.back)}
        </button>
      </p>
      <BetterView {...props} />
    </div>
  );
}
