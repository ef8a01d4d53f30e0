import { expect, test } from "vitest";
import { pluginOf } from "../src/lib/games.ts";
import { startAgainst } from "../src/play/against.ts";

test.for(["pantarei", "ssserpent", "sssnake", "serpent-cartes"])("a beginner sits down to %s", (id) => {
  const start = startAgainst(pluginOf(id).game, "beginner");
  expect(start?.occupants).toEqual(["person", "beginner"]);
});

test("nobody sits down under a name that is no level", () => {
  expect(startAgainst(pluginOf("pantarei").game, "nobody")).toBeUndefined();
});
