import { type Seat, seatsOf } from "@serpentarium/core";
import type { TableState } from "./table-state.ts";
import { seatsOfPeople } from "./viewer.ts";

/** Where a list of player bars is: above the board, or below it. */
export type PlayersPlace = "above" | "below";

type PlacedState = Pick<TableState, "context" | "visited">;

/** The seat nearest to the reader: their own or, if several people share the screen, the first. */
const nearestSeat = ({ context, visited }: PlacedState): Seat => {
  const people = seatsOfPeople(context);
  return visited?.own ?? (people.length === 1 ? (people[0] ?? 0) : 0);
};

/** The seats of each place, in the order of turns; the nearest seat comes last, below the board. */
export function seatsByPlace(state: PlacedState): Readonly<Record<PlayersPlace, readonly Seat[]>> {
  const seats = seatsOf(state.context.table);
  const nearest = nearestSeat(state);
  const ordered = seats.map((_, i) => (nearest + 1 + i) % seats.length);
  const count = Math.min(Math.ceil(seats.length / 2), seats.length - 1);
  return { above: ordered.slice(0, count), below: ordered.slice(count) };
}
