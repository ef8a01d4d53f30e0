import type { Example } from "@serpentarium/core";
import { expect, test } from "vitest";
import { toExampleView } from "../src/lib/game-pages/example-view.ts";
import { firstPosition } from "../src/lib/game-pages/first-position.ts";
import { games, pluginOf } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { wordsOf } from "../src/lib/words/words.ts";

const all = Object.values(games).flatMap((plugin) =>
  plugin.examples.map((example, index) => ({
    plugin,
    example,
    index,
    id: plugin.game.id,
    clause: example.clause,
  })),
);

test.for(all)("$clause: example $index of $id has a view", ({ plugin, example }) => {
  for (const language of LANGUAGES) {
    const { narration, failure, legal } = toExampleView(plugin, example, wordsOf(plugin.game.id, language));
    expect(narration.length > 0 || failure !== undefined || legal !== undefined).toBe(true);
  }
});

test("place.free: a refused example marks the cell and names the clause", () => {
  const plugin = pluginOf("tic-tac-toe");
  const example = plugin.examples.find((one) => "refused" in one);
  const { failure, marks } = toExampleView(
    plugin,
    example as NonNullable<typeof example>,
    wordsOf("tic-tac-toe", "en"),
  );
  expect(failure?.clause).toBe("place.free");
  expect(marks).toEqual([{ space: "b2", kind: "refused" }]);
});

test("throws for a game that is not on the site", () => {
  expect(() => pluginOf("chess")).toThrow('no game "chess"');
});

test("an example may say that a text which is no action is never legal", () => {
  const plugin = pluginOf("tic-tac-toe");
  const position = plugin.game.formatPosition(firstPosition(plugin.game));
  const example: Example = {
    id: "place.free.9",
    clause: "place.free",
    position,
    among: ["a1"],
    never: ["z9"],
  };
  const { illegal } = toExampleView(plugin, example, wordsOf("tic-tac-toe", "en"));
  expect(illegal).toEqual([{ text: "z9", notation: "z9" }]);
});
