/** @jsxImportSource preact */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { awaited } from "../eyes.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { seatName } from "../seats.ts";
import { WORDS } from "../wording.ts";

/** Asks for the screen to be handed over, where the next player's cards are not for those who looked on until now. */
export function CoverView(props: ViewProps): JSX.Element | null {
  const { state, orders, reader } = props;
  const seat = state.lookingBack === undefined ? awaited(state) : undefined;
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => cover.current?.scrollIntoView({ block: "nearest" }), [seat]);
  if (seat === undefined) return null;
  const who = seatName(state.game, state.context.position, seat);
  return (
    <div class="cover" ref={cover}>
      <p role="status">
        <strong>{read(reader, WORDS.handOver, { who })}</strong> {read(reader, WORDS.lookAway)}
      </p>
      <button type="button" class="main" onClick={() => orders.takeScreen(seat)}>
        {read(reader, WORDS.takeScreen, { who })}
      </button>
    </div>
  );
}
