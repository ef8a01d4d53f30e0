import type { AnyPosition, Game } from "@serpentarium/core";
import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pluginOf } from "../src/lib/games.ts";
import { chanceAhead, chancesAt, exampleAt, hasChance } from "../src/play/chance.ts";

const gameOf = (id: string): Game => pluginOf(id).game;

/** The position after some actions at a usual table. */
function after(game: Game, ...actions: string[]): AnyPosition {
  let position = game.start(createTable(game));
  for (const text of actions) position = game.apply(position, unwrap(game.parseAction(text, position)));
  return position;
}

test("turn.roll: the faces of the die are called like their targets", () => {
  const game = gameOf("sssnake");
  expect(chancesAt(game, after(game))).toMatchObject(
    ["1", "2", "3"].map((face) => ({
      notation: face,
      name: { en: `The die shows ${face}`, fr: `Le dé montre ${face}` },
      odds: { fraction: "1/3" },
    })),
  );
});

test("turn.roll: a kind is as likely as its cards that are left", () => {
  const game = gameOf("sssnake");
  const chances = chancesAt(game, after(game, "3", "D"));
  expect(chances?.map(({ notation, odds }) => [notation, odds.fraction])).toEqual([
    ["S", "60/119"],
    ["C", "48/119"],
    ["X", "8/119"],
    ["D", "3/119"],
  ]);
});

test("without targets an outcome is called by what happens, and by its notation where nothing is told", () => {
  const game = gameOf("sssnake");
  const untouched: Game = { ...game, clicks: () => [] };
  expect(chancesAt(untouched, after(game))?.[1]?.name).toEqual({
    en: "Player 1 rolls a 2.",
    fr: "Le joueur 1 fait 2 au dé.",
  });
  const silent: Game = { ...untouched, narrate: () => [] };
  expect(chancesAt(silent, after(game))?.[1]?.name).toEqual({ en: "2", fr: "2" });
});

test("setup.deal: what cannot be listed has an example, always the same, that can be played", () => {
  const game = gameOf("pantarei");
  const position = after(game);
  const example = exampleAt(game, position) ?? "";
  expect(chancesAt(game, position)).toBeUndefined();
  expect(exampleAt(game, position)).toBe(example);
  expect(game.parseAction(example, position).ok).toBe(true);
});

test("chance is ahead as long as a phase of it can come", () => {
  const [pantarei, ssserpent, sssnake] = ["pantarei", "ssserpent", "sssnake"].map(gameOf);
  const ahead = (game: Game | undefined, phase: string) => game && chanceAhead(game, phase);
  expect(["deal", "colour", "move"].map((phase) => ahead(pantarei, phase))).toEqual([true, false, false]);
  expect(["blue", "first", "move"].map((phase) => ahead(ssserpent, phase))).toEqual([true, true, false]);
  expect(["roll", "keep", "over"].map((phase) => ahead(sssnake, phase))).toEqual([true, true, false]);
  expect(["tic-tac-toe", "sssnake"].map((id) => hasChance(gameOf(id)))).toEqual([false, true]);
});
