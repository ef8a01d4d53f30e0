import { createRandom, type Game, type Seat } from "@serpentarium/core";
import type { MatchContext } from "./match.ts";

/** The maximal number of chance actions drawn to find the next seat; real games have a few in a row. */
const MAX_DRAWS = 20;

/** The seat that acts after chance, whose person rolls; undefined if several seats choose at once or the match ends. */
export function seatAfterChance(game: Game, from: MatchContext["position"]): Seat | undefined {
  const random = createRandom("roll");
  let position = from;
  for (let draws = 0; game.toAct(position) === "chance" && draws < MAX_DRAWS; draws++)
    position = game.apply(position, game.drawOutcome(position, random));
  const [seat, ...others] = game.seatsToAct(position);
  return others.length === 0 ? seat : undefined;
}
