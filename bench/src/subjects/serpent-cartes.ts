import { createRandom, type Random, shuffle } from "@serpentarium/core";
import { CARDS_OF, serpentCartes as game, layTrack, type Row, race } from "@serpentarium/serpent-cartes";
import { createContest } from "../contest.ts";
import { createPlayer } from "../playing.ts";
import type { Subject } from "../subject.ts";

/** The first throw of the die and then only `go`: what takes the time is laying out the row, and shuffling it. */
export const createSerpentCartes = (): Subject => createContest(game, [createPlayer(game)], []);

const ROWS = 64;
const WINNERS = "winner of a row";

const rowsFrom = (random: Random): Row[] =>
  Array.from({ length: ROWS }, () => shuffle(random, CARDS_OF["32"]));

/** Who wins on a row of 32 cards, for two players: from the cards, without playing. */
export function createRowAnalysis(): Subject {
  const start = () => {
    const random = createRandom("rows");
    let rows: readonly Row[] = [];
    return {
      units: ROWS,
      // fresh ones, as nothing may be known of a row that is analysed
      prepare() {
        rows = rowsFrom(random);
      },
      run() {
        for (const row of rows) race(layTrack(row), 2, null);
      },
    };
  };
  return {
    tasks: [{ name: WINNERS, start }],
    check: () => ({
      name: `Rows of ${game.title.en}`,
      unit: "rows",
      actions: 1,
      goals: [{ of: WINNERS, actionsPerSecond: 20_000 }],
    }),
  };
}
