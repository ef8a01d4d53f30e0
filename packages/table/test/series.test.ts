import type { Game } from "@serpentarium/core";
import type { SeriesPlan } from "@serpentarium/core/series";
import { pantarei } from "@serpentarium/pantarei";
import { snakeDuel } from "@serpentarium/snake-duel";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { beginnerOf } from "../src/series.ts";
import { displayedMatch } from "./fixtures/displayed-match.ts";

/** The players who begin the first three matches of a series. */
function beginnersOf(game: Game, plan: SeriesPlan) {
  const context = { ...displayedMatch(game, []).context, plan };
  return [0, 1, 2].map((match) => beginnerOf(game, context, match));
}

test.each<[string, Game, SeriesPlan, readonly (number | undefined)[]]>([
  ["players begin in turn", ticTacToe, { games: 3, first: "rotating" }, [0, 1, 0]],
  ["also after a deal", pantarei, { games: 3, first: "rotating" }, [0, 1, 0]],
  [
    "nobody where all choose at once",
    snakeDuel,
    { games: 3, first: "rotating" },
    [undefined, undefined, undefined],
  ],
  [
    "nothing is said where it is always the same",
    ticTacToe,
    { games: 3, first: "fixed" },
    [undefined, undefined, undefined],
  ],
  [
    "nothing is said of a single match",
    ticTacToe,
    { games: 1, first: "rotating" },
    [undefined, undefined, undefined],
  ],
])("who begins: %s", (_, game, plan, expected) => {
  expect(beginnersOf(game, plan)).toEqual(expected);
});
