import { expect, test } from "vitest";
import { exampleGames, games, publishedGames, rulebookUrl } from "../src/lib/registry/games.ts";
import { gamesWithShortRules, shortRulesOf } from "../src/lib/rulebook/short-rules.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";

test("published games have short rules, and examples none", () => {
  expect(gamesWithShortRules).toEqual(publishedGames.map(({ game }) => game.id));
  for (const { game } of exampleGames) expect(shortRulesOf(game.id, "en")).toEqual([]);
});

test.each(gamesWithShortRules)(
  "%s: the links of short rules lead to clauses, in the language of the reader",
  (id) => {
    for (const language of LANGUAGES) {
      const all = shortRulesOf(id, language);
      expect(all.map(({ game }) => game)).toEqual([id, games[id]?.game.variantOf?.id ?? []].flat());
      for (const { game, html } of all) {
        const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
        const clauses = Object.keys(games[game]?.game.clauses ?? {});
        const anchors = clauses.map((clause) => `${rulebookUrl(game, language)}#${clause}`);
        expect(links.length).toBeGreaterThan(3);
        expect(links.filter((link) => !anchors.includes(link ?? ""))).toEqual([]);
      }
    }
  },
);
