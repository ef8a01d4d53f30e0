import { createTable, type Game } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { exampleNotation } from "../src/example-notation.ts";

const startOf = (game: Game) => game.start(createTable(game));

test("an example is the first legal action", () => {
  expect(exampleNotation(ticTacToe, startOf(ticTacToe))).toBe("a3");
});

test("setup.deal: an outcome that cannot be listed has a stable, legal example", () => {
  const position = startOf(pantarei);
  const example = exampleNotation(pantarei, position) ?? "";
  expect(exampleNotation(pantarei, position)).toBe(example);
  expect((pantarei as Game).parseAction(example, position).ok).toBe(true);
});
