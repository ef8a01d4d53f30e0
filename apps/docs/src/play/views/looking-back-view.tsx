/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";

/** Says that the board shows the past, and leads through it. */
export function LookingBackView({ state, orders, reader }: ViewProps): JSX.Element | null {
  const { lookingBack: n, log } = state;
  if (n === undefined) return null;
  const text = n === 0 ? WORDS.atStart : WORDS.lookingBack;
  return (
    <div class="looking-back">
      <p role="status">{read(reader, text, { n, all: log.length })}</p>
      <p class="buttons">
        <button type="button" aria-disabled={n === 0} onClick={() => orders.lookBack(Math.max(n - 1, 0))}>
          ← {read(reader, WORDS.previous)}
        </button>
        <button type="button" onClick={() => orders.lookBack(n + 1)}>
          {read(reader, WORDS.next)} →
        </button>
        <button type="button" class="main" onClick={() => orders.lookBack()}>
          {read(reader, WORDS.toNow)}
        </button>
      </p>
    </div>
  );
}
