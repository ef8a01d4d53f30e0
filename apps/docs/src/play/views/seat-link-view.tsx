/** @jsxImportSource preact */

import { seatName, type VisitedSeat } from "@serpentarium/table";
import type { JSX } from "preact";
import { fill } from "../../lib/site-text.ts";
import { LINK_MESSAGES } from "../by-link/link-messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";

interface SeatLinkProps extends Pick<ViewProps, "state" | "reader"> {
  readonly visited: VisitedSeat;
}

/** Says which seat a link is for, and what its player must do. */
export function SeatLinkView({ state: { game, context }, reader, visited }: SeatLinkProps): JSX.Element {
  const who = seatName(game, context.position, visited.own);
  return (
    <strong>
      {localise(reader, fill(visited.isToAct ? LINK_MESSAGES.seatTurn : LINK_MESSAGES.seatWaiting, { who }))}
    </strong>
  );
}
