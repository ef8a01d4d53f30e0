import type { Game, GameTypes } from "./game.ts";
import { isDraw, type Outcome, sidesOf, winnersOf } from "./outcome.ts";
import { createSeatName } from "./scene/seat-name.ts";
import type { Seat } from "./table.ts";
import type { MessageReference } from "./words/message.ts";

const seatNumber = createSeatName([]);

/** Returns the seats after the winners, ordered by place; empty if all of them have the second place. */
const rankedSeats = ({ places }: Outcome): readonly Seat[] =>
  places.some((place) => place > 2)
    ? [...places.keys()]
        .filter((seat) => places[seat] !== 1)
        .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
    : [];

/** Returns the winners of a finished game by name, without a full stop; in a ranking also the places of the others. */
export function resultText<T extends GameTypes>(
  game: Pick<Game<T>, "seatName" | "teamOf">,
  position: T["position"],
  outcome: Outcome,
): MessageReference {
  const { table } = position;
  if (isDraw({ table, outcome }, game)) return { id: "outcome.draw" };
  const winners = winnersOf(outcome);
  if (sidesOf(game, table).length === 1) return { id: winners.length > 0 ? "outcome.won" : "outcome.lost" };
  const nameOf = (seat: Seat) => (game.seatName ?? seatNumber)(position, seat);
  const result = { id: "outcome.wins", data: { winners: winners.map(nameOf) } };
  const others = rankedSeats(outcome).map((seat) => ({
    id: "outcome.place",
    data: { place: outcome.places[seat], name: nameOf(seat) },
  }));
  return others.length > 0 ? { id: "outcome.ranking", data: { result, others } } : result;
}
