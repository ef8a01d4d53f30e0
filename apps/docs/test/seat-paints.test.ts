import { createRandom, createTable, type Game, playout, seatsOf } from "@serpentarium/core";
import { PAINTS } from "@serpentarium/core/scene";
import { expect, test } from "vitest";
import { games } from "../src/lib/registry/games.ts";

const painted = Object.entries(games).filter(([, { game }]) => (game as Game).seatPaint);

test("the four games and their variants say the paint of each seat’s pieces", () => {
  const published = Object.keys(games).filter((id) =>
    /^(pantarei|ssserpent|sssnake|serpent-cartes)/.test(id),
  );
  expect(painted.map(([id]) => id)).toEqual(expect.arrayContaining(published));
});

test.each(painted)("in %s no two seats have the same paint", (_, { game }) => {
  const any: Game = game;
  for (let seats = any.seats.min; seats <= any.seats.max; seats++) {
    const table = createTable(any, { seats });
    const end = playout(any, any.start(table), createRandom(`paints/${seats}`));
    const paints = seatsOf(table).map((seat) => any.seatPaint?.(end, seat));
    expect(new Set(paints).size).toBe(seats);
    expect(paints.every((paint) => paint !== undefined && PAINTS.includes(paint))).toBe(true);
  }
});
