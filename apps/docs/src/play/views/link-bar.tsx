/** @jsxImportSource preact */
import { stateOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { isToSend, isUndecided, type LinkSeat } from "../by-link/link-seat.ts";
import { LINK_WORDS } from "../by-link/wording.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { seatName } from "../seats.ts";

/** What is to do next in a match by link, unless that is to play. */
function nextStep({ state }: ViewProps, isWanted: boolean) {
  const { game, context, link } = state;
  if (isWanted) return context.table.seats === 2 ? LINK_WORDS.toSend : LINK_WORDS.toSendAll;
  const isWaiting = stateOf(context) !== "over" && game.toAct(context.position) !== link?.seat;
  return isWaiting ? LINK_WORDS.sent : undefined;
}

/** Who one is in a match by link, and the way to send it on. */
export function LinkBar(props: ViewProps & { readonly link: LinkSeat }): JSX.Element {
  const { state, orders, reader, link } = props;
  const { game, context } = state;
  const isWanted = isToSend(game, context, link);
  const next = nextStep(props, isWanted);
  return (
    <div class="link-bar">
      <p role="status">
        {read(reader, LINK_WORDS.yours, { who: seatName(game, context.position, link.seat) })}{" "}
        {next && read(reader, next)}
      </p>
      <button
        type="button"
        class={isWanted ? "main" : ""}
        aria-disabled={isUndecided(game, context) ? "true" : undefined}
        onClick={() => orders.share()}
      >
        {read(reader, isWanted || link.sent < 0 ? LINK_WORDS.send : LINK_WORDS.sendAgain)}
      </button>
    </div>
  );
}
