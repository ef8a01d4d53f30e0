import {
  type AnyPosition,
  createRandom,
  deepFreeze,
  type Game,
  redactPosition,
  type Seat,
} from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { legalTexts } from "../candidates.ts";
import { copy, findNonJson, firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";

/** Positions drawn for each seat. */
const DRAWS = 4;

/** Whether a position round-trips through its text. */
function isValidPosition(game: Game, position: AnyPosition): boolean {
  const text = game.formatPosition(position);
  const parsed = game.parsePosition(text, position.table);
  return parsed.ok && game.formatPosition(parsed.value) === text;
}

/** Compares a position drawn for a seat with the real one: the seat must not be able to tell them apart. */
function compareDrawn(game: Game, position: AnyPosition, drawn: AnyPosition, seat: Seat): string | undefined {
  const seen = redactPosition(game, position, seat);
  if (!dequal(redactPosition(game, drawn, seat), seen)) return "looks different to the seat";
  if (isValidPosition(game, position) && !isValidPosition(game, drawn)) return "is not a valid position";
  if (!findNonJson(position) && findNonJson(drawn)) return "is not plain data";
  if (game.toAct(drawn) !== game.toAct(seen)) return "has another seat to act";
  const isToAct = game.seatsToAct(seen).includes(seat);
  return isToAct && !dequal(legalTexts(game, drawn, seat), legalTexts(game, seen, seat))
    ? "allows the seat other actions"
    : undefined;
}

function checkDraw(game: Game, position: AnyPosition, seat: Seat, draw: number): string | undefined {
  const view = deepFreeze(copy(redactPosition(game, copy(position), seat)));
  const drawn = game.hidden?.determinize(view, seat, createRandom(`determinize/${draw}`));
  const problem = drawn && compareDrawn(game, position, drawn, seat);
  return problem && `"${game.formatPosition(drawn)}", drawn for seat ${seat}, ${problem}`;
}

/**
 * A position drawn for a seat with incomplete information is one that the seat cannot tell from the real one. The
 * probabilities of the drawn positions are left to the game's own tests.
 */
export const determinize: Law = {
  id: "determinize",
  title: {
    en: "a position drawn from the view of a seat is complete and valid, and looks the same to the seat",
    fr: "une position tirée de ce que voit une place est entière, peut se présenter, et lui paraît la même",
  },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.hidden) return undefined;
    return firstDefined(
      Array.from({ length: table.seats * DRAWS }, (_, i) => () => {
        const seat = i % table.seats;
        return checkDraw(game, position, seat, Math.floor(i / table.seats));
      }),
    );
  }, 12),
};
