import { expect, test } from "vitest";
import { placesOf } from "../src/lib/rulebook/printed-rules.ts";

test("the places of a clause are sections with ranges of sentences", () => {
  const ids = ["move.pair"];
  const print = {
    language: "fr",
    sections: [
      { title: "But", sentences: { 1: ["end.alone"] } },
      { title: "Jeu", sentences: { 1: ids, 2: ids, 3: ["end.alone", "move.pair"], 5: ids, 7: ids, 8: ids } },
    ],
  };
  expect(placesOf(print, "move.pair")).toEqual([{ section: "Jeu", sentences: "1–3, 5, 7–8" }]);
  expect(placesOf(print, "move.alone")).toEqual([]);
});
