import { expect, test } from "vitest";
import { games } from "../src/lib/registry/games.ts";
import { shortRulebookOf } from "../src/lib/rulebook/short-rulebook.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";

test.each(Object.entries(games))(
  "%s: every printed rule and ruling is in the short version",
  (id, { game }) => {
    for (const language of LANGUAGES) {
      const { introduction, chapters } = shortRulebookOf(id, language);
      expect(introduction).not.toBe("");
      const clauses = chapters.flatMap((chapter) => chapter.clauses);
      const wanted = Object.entries(game.clauses).flatMap(([clause, { source }]) =>
        source === "platform" ? [] : [clause],
      );
      expect(clauses.map((clause) => clause.id).toSorted()).toEqual(wanted.toSorted());
      for (const { text } of clauses) {
        // a sentence, without ids of clauses
        expect(text).toMatch(/[.!?:…»”)]$/);
        for (const clause of Object.keys(game.clauses)) expect(text).not.toContain(clause);
      }
    }
  },
);
