import type { Game, GameTypes } from "../game.ts";
import type { SeenAction } from "../play.ts";
import type { Seat } from "../table.ts";
import type { Match } from "./match.ts";

/** Returns the seats that have to act; none before the match begins and after it is over. */
export const seatsToAct = <T extends GameTypes>(
  game: Pick<Game<T>, "seatsToAct">,
  {
    hasBegun,
    outcome,
    position,
  }: Pick<Match<T, unknown, SeenAction<T>>, "hasBegun" | "outcome" | "position">,
): readonly Seat[] => (hasBegun && !outcome ? game.seatsToAct(position) : []);
