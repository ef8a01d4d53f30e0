import { expect, test } from "vitest";
import { pluginOf } from "../src/lib/games.ts";
import { startAgainstBots } from "../src/play/against-bots.ts";

test.for(["pantarei", "ssserpent", "sssnake", "serpent-cartes"])("seats a beginner bot at %s", (id) => {
  const start = startAgainstBots(pluginOf(id).game, "beginner");
  expect(start?.occupants).toEqual(["person", "beginner"]);
});

test("ignores a name that is not a level", () => {
  expect(startAgainstBots(pluginOf("pantarei").game, "nobody")).toBeUndefined();
});
