import { createTable } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { expect, test } from "vitest";
import { fromCallback } from "xstate";
import { seatsByPlace } from "../src/seats-by-place.ts";
import { TableStore } from "../src/table-store.ts";
import { gameOf } from "./fixtures/games.ts";
import { runnerOf } from "./fixtures/run-match.ts";

const game = gameOf("sssnake");

/** The seats above and below the board of a match of these occupants. */
function placesOf(...occupants: string[]) {
  const table = createTable(game, { seats: occupants.length });
  const run = runnerOf(game, { bot: fromCallback(() => {}) });
  const store = new TableStore(game, { run, start: createContext(game, { table, occupants }), page: {} });
  const places = seatsByPlace(store.state);
  store.stop();
  return places;
}

test("the only person at the screen is below the board, the others above it", () => {
  expect(placesOf("person", "bot")).toEqual({ above: [1], below: [0] });
  expect(placesOf("bot", "person")).toEqual({ above: [0], below: [1] });
});

test("if several people share the screen, the first is below the board", () => {
  expect(placesOf("person", "person")).toEqual({ above: [1], below: [0] });
});

test("more than two players are in the order of turns around the board", () => {
  expect(placesOf("bot", "person", "bot")).toEqual({ above: [2, 0], below: [1] });
  expect(placesOf("person", "bot", "bot", "bot")).toEqual({ above: [1, 2], below: [3, 0] });
});
