import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { seatName } from "../seat-names.ts";
import type { ViewProps } from "../view-props.ts";
import { seatAwaitingScreen } from "../viewer.ts";

/** Asks to hand over the screen, if the next player’s hidden information must not be visible to the previous one. */
export function HandOverView(props: ViewProps): JSX.Element | null {
  const { state, send, reader } = props;
  const seat = seatAwaitingScreen(state);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [seat]);
  if (seat === undefined) return null;
  const who = seatName(state.game, state.context.position, seat);
  return (
    <div class="hand-over" ref={panel}>
      <p role="status">
        <strong>{reader.words.text("table.hand-over", { who })}</strong>{" "}
        {reader.words.text("table.look-away")}
      </p>
      <button type="button" class="main" onClick={() => send({ type: "takeScreen", seat })}>
        {reader.words.text("table.take-screen", { who })}
      </button>
    </div>
  );
}
