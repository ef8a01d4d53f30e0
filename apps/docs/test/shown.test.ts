import { LANGUAGES } from "@serpentarium/core";
import { expect, test } from "vitest";
import { games, pluginOf } from "../src/lib/games.ts";
import { show } from "../src/lib/shown.ts";

const all = Object.values(games).flatMap((plugin) =>
  plugin.examples.map((example, index) => ({
    plugin,
    example,
    index,
    id: plugin.game.id,
    clause: example.clause,
  })),
);

test.for(all)("$clause: example $index of $id can be shown", ({ plugin, example }) => {
  for (const language of LANGUAGES) {
    const { told, failure, legal } = show(plugin, example, language);
    expect(told.length > 0 || failure !== undefined || legal !== undefined).toBe(true);
  }
});

test("place.free: a refused example marks the cell and names the clause", () => {
  const plugin = pluginOf("tic-tac-toe");
  const example = plugin.examples.find((one) => "refused" in one);
  const { failure, marks } = show(plugin, example as NonNullable<typeof example>, "en");
  expect(failure?.clause).toBe("place.free");
  expect(marks).toEqual([{ space: "b2", kind: "refused" }]);
});

test("a game that is not on the site is an error", () => {
  expect(() => pluginOf("chess")).toThrow('no game "chess"');
});
