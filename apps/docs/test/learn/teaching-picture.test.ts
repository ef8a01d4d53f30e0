import type { GamePlugin } from "@serpentarium/core";
import { expect, test } from "vitest";
import plugin from "../../../../packages/play/test/fixtures/noughts-first/index.ts";
import teaching from "../../../../packages/play/test/fixtures/noughts-first/teaching.ts";
import { toDisplayedPicture } from "../../src/lib/game-pages/teaching-picture.ts";
import { packageOf, taughtGames } from "../../src/lib/registry/games.ts";
import { LANGUAGES } from "../../src/lib/words/languages.ts";
import { wordsOf } from "../../src/lib/words/words.ts";

const { game }: GamePlugin = plugin;

test("a picture of an action shows the position after it with marks", () => {
  const [still, moved] = teaching.pictures.map((picture) => toDisplayedPicture(game, picture));
  expect(still && game.formatPosition(still.position)).toBe("place:1 .........");
  expect(still?.marks).toEqual([]);
  expect(moved && game.formatPosition(moved.position)).toBe("place:2 ....x....");
  expect(moved).toMatchObject({ marks: [{ space: "b2", kind: "last" }], events: [{ spaces: ["b2"] }] });
});

test.for(taughtGames)("%s has drawable pictures about existing clauses", (id) => {
  const { plugin: taught, teaching: lesson } = packageOf(id);
  expect(lesson?.pictures).toHaveLength(6);
  for (const picture of lesson?.pictures ?? []) {
    const { position, marks } = toDisplayedPicture(taught.game, picture);
    const spaces = taught.game.scene(position, "narrow").spaces.map((space) => space.id);
    expect(spaces).toEqual(expect.arrayContaining(marks.map(({ space }) => space)));
    expect(Object.keys(taught.game.clauses)).toEqual(expect.arrayContaining([...picture.clauses]));
    for (const language of LANGUAGES)
      expect(wordsOf(id, language).has(`pictures.${picture.id}.caption`)).toBe(true);
  }
});
