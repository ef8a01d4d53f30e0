/** @jsxImportSource preact */
import { stateValueOf } from "@serpentarium/core/context";
import { seatName } from "@serpentarium/table";
import type { JSX } from "preact";
import { isChanceToAct, type LinkSeat, needsSending } from "../../match/link-seat.ts";
import type { ViewProps } from "../../ui/play-state.ts";

/** What the player must do next, other than play. */
function nextStep({ state }: ViewProps, isLinkNeeded: boolean) {
  const { game, context, link } = state;
  if (isLinkNeeded)
    return context.table.seats === 2 ? { id: "play.link.to-send" } : { id: "play.link.to-send-all" };
  const isWaiting = stateValueOf(context) !== "over" && game.toAct(context.position) !== link?.seat;
  return isWaiting ? { id: "play.link.sent" } : undefined;
}

/** The player’s seat in a match by link, and the button to send the link. */
export function LinkBar(props: ViewProps & { readonly link: LinkSeat }): JSX.Element {
  const { state, handlers, reader, link } = props;
  const { game, context } = state;
  const isLinkNeeded = needsSending(game, context, link);
  const next = nextStep(props, isLinkNeeded);
  return (
    <div class="link-bar">
      <p role="status">
        {reader.words.text("play.link.yours", { who: seatName(game, context.position, link.seat) })}{" "}
        {next && reader.words.format(next)}
      </p>
      <button
        type="button"
        class={isLinkNeeded ? "main" : ""}
        aria-disabled={isChanceToAct(game, context) ? "true" : undefined}
        onClick={() => handlers.share()}
      >
        {reader.words.text(isLinkNeeded || link.sent < 0 ? "play.link.send" : "play.link.send-again")}
      </button>
    </div>
  );
}
