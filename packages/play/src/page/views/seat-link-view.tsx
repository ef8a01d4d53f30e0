/** @jsxImportSource preact */

import { seatName, type VisitedSeat } from "@serpentarium/table";
import type { JSX } from "preact";
import type { ViewProps } from "../../ui/play-state.ts";

interface SeatLinkProps extends Pick<ViewProps, "state" | "reader"> {
  readonly visited: VisitedSeat;
}

/** Says which seat a link is for, and what its player must do. */
export function SeatLinkView({ state: { game, context }, reader, visited }: SeatLinkProps): JSX.Element {
  const who = seatName(game, context.position, visited.own);
  return (
    <strong>
      {reader.words.text(visited.isToAct ? "play.link.seat-turn" : "play.link.seat-waiting", {
        who,
      })}
    </strong>
  );
}
