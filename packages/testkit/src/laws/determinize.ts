import {
  type AnyPosition,
  createRandom,
  deepFreeze,
  type Game,
  redactPosition,
  type Seat,
  seatsOf,
} from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { listedTexts } from "../candidates.ts";
import { copy, findNonJson, firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";

/** The number of positions drawn for each seat. */
const DRAWS = 4;

/** Whether a position round-trips through its text. */
function isValidPosition(game: Game, position: AnyPosition): boolean {
  const text = game.formatPosition(position);
  const parsed = game.parsePosition(text, position.table);
  return parsed.ok && game.formatPosition(parsed.value) === text;
}

/** Compares a position drawn for a seat with the real one: the seat must not be able to distinguish them. */
function compareDrawn(game: Game, position: AnyPosition, drawn: AnyPosition, seat: Seat): string | undefined {
  const seen = redactPosition(game, position, seat);
  if (!dequal(redactPosition(game, drawn, seat), seen)) return "looks different to the seat";
  if (isValidPosition(game, position) && !isValidPosition(game, drawn)) return "is not a valid position";
  if (!findNonJson(position) && findNonJson(drawn)) return "is not plain data";
  if (game.toAct(drawn) !== game.toAct(seen)) return "has another seat to act";
  const isToAct = game.seatsToAct(seen).includes(seat);
  return isToAct && !dequal(listedTexts(game, drawn, seat), listedTexts(game, seen, seat))
    ? "allows the seat other actions"
    : undefined;
}

function checkDraw(game: Game, position: AnyPosition, seat: Seat, draw: number): string | undefined {
  const view = deepFreeze(copy(redactPosition(game, copy(position), seat)));
  const drawn = game.hidden?.determinize(view, seat, createRandom(`determinize/${draw}`));
  const problem = drawn && compareDrawn(game, position, drawn, seat);
  return problem && `"${game.formatPosition(drawn)}", drawn for seat ${seat}, ${problem}`;
}

/** The number of draws to compare: so many are hardly ever equal by chance. */
const COMPARED_DRAWS = 50;

/** Checks that the draws for a seat vary, if they differ from the real position. */
function checkVariety(game: Game, position: AnyPosition, seat: Seat): string | undefined {
  const view = deepFreeze(copy(redactPosition(game, copy(position), seat)));
  const drawOf = (draw: number) => game.hidden?.determinize(view, seat, createRandom(`variety/${draw}`));
  const first = drawOf(0);
  if (!first || dequal(first, position)) return undefined;
  for (let draw = 1; draw < COMPARED_DRAWS; draw++) if (!dequal(drawOf(draw), first)) return undefined;
  const text = game.formatPosition(first);
  return `all ${COMPARED_DRAWS} draws for seat ${seat} are "${text}", although the seat cannot know that it is not another one`;
}

/**
 * A position drawn for a seat with incomplete information is indistinguishable from the real one for that seat. Draws vary; their
 * probabilities have to be tested by the game.
 */
export const determinize: Law = {
  id: "determinize",
  title: { id: "laws.determinize" },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.hidden) return undefined;
    const draws = Array.from({ length: table.seats * DRAWS }, (_, i) => () => {
      const seat = i % table.seats;
      return checkDraw(game, position, seat, Math.floor(i / table.seats));
    });
    return firstDefined([
      ...draws,
      ...seatsOf(table).map((seat) => () => checkVariety(game, position, seat)),
    ]);
  }, 12),
};
