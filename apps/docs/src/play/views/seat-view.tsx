/** @jsxImportSource preact */
import type { JSX } from "preact";
import { LINK_WORDS } from "../by-link/wording.ts";
import type { PlayState, ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { naming, seatName } from "../seats.ts";

interface SeatProps extends Pick<ViewProps, "state" | "reader"> {
  readonly seat: NonNullable<PlayState["seat"]>;
}

/** Says whose eyes the link of a match is for, and what is to be done with it. */
export function SeatView({ state: { game, context }, reader, seat }: SeatProps): JSX.Element {
  const who = seatName(game, context.position, seat.own);
  return <strong>{read(reader, naming(seat.isToAct ? LINK_WORDS.sees : LINK_WORDS.seesOn, who))}</strong>;
}
