/** Plays the matches of `exact-matches.json`, and solves their positions; takes about a minute. */
import { writeFileSync } from "node:fs";
import { createBot, LEVELS } from "@serpentarium/bots";
import { type ConnectFour, connectFour } from "@serpentarium/connect-four";
import { createTable } from "@serpentarium/core";
import { ConnectFourSolver } from "./connect-four-solver.ts";
import { COLUMN_NAMES, EXACT_MATCHES_FILE, type ExactMatch, FIRST_EXACT, signOf } from "./exact-matches.ts";

const PAIRS = [
  ["random", "random"],
  ["beginner", "beginner"],
  ["beginner", "easy"],
  ["easy", "easy"],
  ["easy", "good"],
  ["good", "good"],
] as const;
const MATCHES_PER_PAIR = 8;
/** Shorter matches are skipped: they have hardly any known results. */
const MIN_ACTIONS = FIRST_EXACT + 6;

const botOf = (name: string) =>
  createBot<ConnectFour>(connectFour, LEVELS.find(({ id }) => id === name)?.bot ?? { bot: "random" });

/** The columns of a match between two players. */
function playMatch(players: readonly [string, string], seed: string): readonly number[] {
  const bots = players.map(botOf);
  const columns: number[] = [];
  let position = connectFour.start(createTable(connectFour));
  while (position.phase !== "over") {
    const action = bots[position.toAct]?.choose(position, `${seed}/${columns.length}`);
    if (!action) throw new Error("no action");
    columns.push(action.column);
    position = connectFour.apply(position, action);
  }
  return columns;
}

/** The results of the positions of a match, from the last to the first, so that the table answers most of the questions. */
function resultsOf(solver: ConnectFourSolver, columns: readonly number[]): readonly string[] {
  const results: string[] = [];
  for (let count = columns.length - 1; count >= FIRST_EXACT; count--)
    results.unshift(solver.solveColumns(columns.slice(0, count)).map(signOf).join(""));
  return results;
}

const solver = new ConnectFourSolver();
const matches = PAIRS.flatMap(([one, other]) => {
  const found: ExactMatch[] = [];
  for (let seed = 0; found.length < MATCHES_PER_PAIR; seed++) {
    const players = seed % 2 === 0 ? ([one, other] as const) : ([other, one] as const);
    const columns = playMatch(players, `exact/${one}/${other}/${seed}`);
    if (columns.length < MIN_ACTIONS) continue;
    const names = columns.map((column) => COLUMN_NAMES.charAt(column)).join("");
    found.push({ players, columns: names, results: resultsOf(solver, columns) });
  }
  return found;
});
writeFileSync(EXACT_MATCHES_FILE, `${JSON.stringify(matches, null, 2)}\n`);
