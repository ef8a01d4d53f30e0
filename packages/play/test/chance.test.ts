import type { AnyPosition, Game } from "@serpentarium/core";
import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { canReachChance, hasChance } from "../src/match/chance.ts";
import { listChanceOutcomes } from "../src/match/chance-outcomes.ts";
import { pluginOf } from "./fixtures/games.ts";

const gameOf = (id: string): Game => pluginOf(id).game;

/** The position after some actions at a default table. */
function after(game: Game, ...actions: string[]): AnyPosition {
  let position = game.start(createTable(game));
  for (const text of actions) position = game.apply(position, unwrap(game.parseAction(text, position)));
  return position;
}

test("turn.roll: names the faces of the die after their targets", () => {
  const game = gameOf("sssnake");
  expect(listChanceOutcomes(game, after(game))).toMatchObject(
    ["1", "2", "3"].map((face) => ({
      notation: face,
      name: { id: "scene.die-shows", data: { number: Number(face) } },
      odds: { fraction: "1/3" },
    })),
  );
});

test("turn.roll: the odds of a card follow from the cards left in the deck", () => {
  const game = gameOf("sssnake");
  const chances = listChanceOutcomes(game, after(game, "3", "D"));
  expect(chances?.map(({ notation, odds }) => [notation, odds.fraction])).toEqual([
    ["S", "60/119"],
    ["C", "48/119"],
    ["X", "8/119"],
    ["D", "3/119"],
  ]);
});

test("without targets, names an outcome by its narration, or else by its notation", () => {
  const game = gameOf("sssnake");
  const untouched: Game = { ...game, clicks: () => [] };
  expect(listChanceOutcomes(untouched, after(game))?.[1]?.name).toMatchObject({
    id: "events.rolled",
    data: { seat: 0, number: 2 },
  });
  const silent: Game = { ...untouched, events: () => [] };
  expect(listChanceOutcomes(silent, after(game))?.[1]?.name).toBe("2");
});

test("setup.deal: outcomes that are too many are not listed", () => {
  const game = gameOf("pantarei");
  expect(listChanceOutcomes(game, after(game))).toBeUndefined();
});

test("reports whether a chance phase can still occur", () => {
  const [pantarei, ssserpent, sssnake] = ["pantarei", "ssserpent", "sssnake"].map(gameOf);
  const ahead = (game: Game | undefined, phase: string) => game && canReachChance(game, phase);
  expect(["deal", "colour", "move"].map((phase) => ahead(pantarei, phase))).toEqual([true, false, false]);
  expect(["blue", "first", "move"].map((phase) => ahead(ssserpent, phase))).toEqual([true, true, false]);
  expect(["roll", "keep", "over"].map((phase) => ahead(sssnake, phase))).toEqual([true, true, false]);
  expect(["tic-tac-toe", "sssnake"].map((id) => hasChance(gameOf(id)))).toEqual([false, true]);
});
