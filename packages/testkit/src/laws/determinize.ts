import {
  type AnyPosition,
  createRandom,
  deepFreeze,
  type Game,
  type Seat,
  seenPosition,
} from "@serpentarium/core";
import { legalTexts } from "../candidates.ts";
import { copy, first, sameData, unplain } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";

/** How many positions are drawn for each seat. */
const DRAWS = 4;

/** Whether a position is what its text says, and so could stand on a table. */
function stands(game: Game, position: AnyPosition): boolean {
  const text = game.formatPosition(position);
  const parsed = game.parsePosition(text, position.table);
  return parsed.ok && game.formatPosition(parsed.value) === text;
}

/** What is wrong with a whole position that was drawn for a seat which sees another one like that. */
function misdrawn(game: Game, position: AnyPosition, drawn: AnyPosition, seat: Seat): string | undefined {
  const seen = seenPosition(game, position, seat);
  if (!sameData(seenPosition(game, drawn, seat), seen)) return "looks otherwise to it";
  if (stands(game, position) && !stands(game, drawn)) return "could not stand on a table";
  if (!unplain(position) && unplain(drawn)) return "is not plain data";
  if (game.toAct(drawn) !== game.toAct(seen)) return "has somebody else to act";
  const isToAct = game.seatsToAct(seen).includes(seat);
  return isToAct && !sameData(legalTexts(game, drawn, seat), legalTexts(game, seen, seat))
    ? "allows it something else"
    : undefined;
}

function misdrawnFor(game: Game, position: AnyPosition, seat: Seat, draw: number): string | undefined {
  const view = deepFreeze(copy(seenPosition(game, copy(position), seat)));
  const drawn = game.hidden?.determinize(view, seat, createRandom(`determinize/${draw}`));
  const wrong = drawn && misdrawn(game, position, drawn, seat);
  return wrong && `"${game.formatPosition(drawn)}", drawn for seat ${seat}, ${wrong}`;
}

/**
 * What is drawn for a seat that does not know everything is a position that could be the one on the table, for all that
 * the seat can tell. Whether the odds are right only the game's own tests can say.
 */
export const determinize: Law = {
  id: "determinize",
  title: {
    en: "a position drawn from what a seat sees is whole, could stand, and looks the same to it",
    fr: "une position tirée de ce que voit une place est entière, peut se présenter, et lui paraît la même",
  },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.hidden) return undefined;
    return first(
      Array.from({ length: table.seats * DRAWS }, (_, i) => () => {
        const seat = i % table.seats;
        return misdrawnFor(game, position, seat, Math.floor(i / table.seats));
      }),
    );
  }, 12),
};
