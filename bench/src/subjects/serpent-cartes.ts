import { createRandom, type Random, shuffle } from "@serpentarium/core";
import { playDeterministicMatch } from "@serpentarium/row-explorer";
import { CARDS_BY_DECK, serpentCartes as game, type Row } from "@serpentarium/serpent-cartes";
import { createRestTable } from "@serpentarium/serpent-cartes/parts";
import * as mutable from "../mutable/serpent-cartes.ts";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer, type Player } from "../players.ts";
import type { Subject } from "../subject.ts";

export const players = [
  createContractPlayer(game),
  mutable.serpentCartes,
] as const satisfies readonly Player[];

/** The first throw of the die and then only `go`: laying out and shuffling the row takes most of the time. */
export const createSerpentCartes = (): Subject =>
  createPlayerSubject(game, players, [
    { of: CONTRACT_PLAYER, against: mutable.serpentCartes.name, atLeast: 0.3 },
  ]);

const ROWS = 64;
const WINNERS = "winner of a row";

const rowsFrom = (random: Random): Row[] =>
  Array.from({ length: ROWS }, () => shuffle(random, CARDS_BY_DECK["32"]));

/** Finds the winner on a row of 32 cards for two players, from the cards only. */
export function createRowAnalysis(): Subject {
  const start = () => {
    const random = createRandom("rows");
    let rows: readonly Row[] = [];
    return {
      units: ROWS,
      // new rows, so that results of an earlier analysis are not reused
      prepare() {
        rows = rowsFrom(random);
      },
      run() {
        for (const row of rows)
          playDeterministicMatch(createRestTable(row), 2, { collision: "earlier", turnLimit: null });
      },
    };
  };
  return {
    tasks: [{ name: WINNERS, start }],
    check: () => ({
      name: `Rows of ${game.id}`,
      unit: "rows",
      actions: 1,
      goals: [{ of: WINNERS, actionsPerSecond: 20_000 }],
    }),
  };
}
