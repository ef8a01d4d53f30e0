import { expect, test } from "vitest";
import { seatingAgainstBots, startAgainstBots } from "../src/match/against-bots.ts";
import { pluginOf } from "./fixtures/games.ts";

test.for(["pantarei", "ssserpent", "sssnake"])("seats a beginner bot at %s", (id) => {
  const start = startAgainstBots(pluginOf(id).game, { level: "beginner", seat: 0 });
  expect(start?.occupants).toEqual(["person", "beginner"]);
});

test("seats the user where the match goes on", () => {
  const { game } = pluginOf("pantarei");
  expect(seatingAgainstBots(game, { level: "easy", seat: 1 })).toEqual({ occupants: ["easy", "person"] });
});

test("ignores a name that is not a level", () => {
  const { game } = pluginOf("pantarei");
  expect(startAgainstBots(game, { level: "nobody", seat: 0 })).toBeUndefined();
  expect(seatingAgainstBots(game, { level: "nobody", seat: 0 })).toEqual({});
});

test("a game without decisions plays itself, on a row that can be finished", () => {
  const start = startAgainstBots(pluginOf("serpent-cartes").game, { level: "beginner", seat: 0 });
  expect(start?.occupants).toEqual(["random", "random"]);
  expect(start?.table.options).toMatchObject({ deal: "finishable" });
});
