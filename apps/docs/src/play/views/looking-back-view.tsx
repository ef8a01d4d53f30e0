/** @jsxImportSource preact */
import type { JSX } from "preact";
import { typeset } from "../../lib/typography.ts";
import { betterIn } from "../bots/suggested.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";

/** What is said on the way through a match that goes on, and through one that is only shown. */
const PLAYED = { start: WORDS.atStart, at: WORDS.lookingBack, back: WORDS.toNow } as const;
const READ = { start: WORDS.before, at: WORDS.after, back: WORDS.toEnd } as const;

/** What would have been better here; the board has it in dots. */
function BetterView({ state, reader }: ViewProps): JSX.Element | null {
  const better = betterIn(state);
  if (!better) return null;
  return (
    <p class="better">
      {read(reader, WORDS.betterWas)} <code class="notation">{better.notation}</code> –{" "}
      {typeset(better.told[reader.language], reader.language)}
    </p>
  );
}

/** Says that the board shows the past, and leads through it. */
export function LookingBackView(props: ViewProps): JSX.Element | null {
  const { state, orders, reader } = props;
  const { lookingBack, log, readWith } = state;
  const isRead = readWith !== undefined;
  const n = lookingBack ?? (isRead ? log.length : undefined);
  if (n === undefined) return null;
  const words = isRead ? READ : PLAYED;
  const isLast = n === log.length;
  return (
    <div class="looking-back">
      <p role="status">{read(reader, n === 0 ? words.start : words.at, { n, all: log.length })}</p>
      <p class="buttons">
        <button type="button" aria-disabled={n === 0} onClick={() => orders.lookBack(Math.max(n - 1, 0))}>
          ← {read(reader, WORDS.previous)}
        </button>
        <button type="button" aria-disabled={isLast} onClick={() => orders.lookBack(n + 1)}>
          {read(reader, WORDS.next)} →
        </button>
        <button type="button" class="main" aria-disabled={isLast} onClick={() => orders.lookBack()}>
          {read(reader, words.back)}
        </button>
      </p>
      <BetterView {...props} />
    </div>
  );
}
