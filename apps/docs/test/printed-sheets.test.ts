import { expect, test } from "vitest";
import { publishedGames } from "../src/lib/registry/games.ts";
import { gamesWithSheets, printSheets, SHEET_PAPERS } from "../src/lib/rulebook/printed-sheets.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";

test("every published game has sheets", () => {
  expect(gamesWithSheets).toEqual(expect.arrayContaining(publishedGames.map(({ game }) => game.id)));
});

test.each(gamesWithSheets)("%s is printed in each language", async (game) => {
  for (const language of LANGUAGES) {
    for (const paper of SHEET_PAPERS) {
      const file = Buffer.from(await printSheets(game, paper, language)).toString("latin1");
      expect(file).toContain(`/Lang (${language})`);
    }
  }
});
