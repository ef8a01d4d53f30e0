/**
 * Measures the strength of the bots: lets them play against each other, prints a table, and records it in `strength.json` and
 * the README. Continues the earlier results of this version, so it can be interrupted at any time.
 *
 *     node --conditions=@serpentarium/source bench/strength.ts --games 200
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { GAMES } from "./games.ts";
import type { MatchResult, Pairing } from "./pairing.ts";
import {
  currentResults,
  findResult,
  readResults,
  type StrengthResults,
  withResult,
  writeResults,
} from "./strength-results.ts";
import { addMatch, type Claim, createTally, formatTable, type Tally, toResult } from "./tally.ts";
import { WorkerPool } from "./worker-pool.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", multiple: true, default: ["pantarei", "ssserpent", "sssnake"] },
    /** Two bots and the share of points to reach, such as `mcts:1000,greedy,0.7`. */
    pair: {
      type: "string",
      multiple: true,
      default: ["mcts:1000,random,0.95", "mcts:1000,greedy,0.7", "mcts:2000,mcts:500,0.5"],
    },
    games: { type: "string", default: "200" },
    workers: { type: "string", default: String(availableParallelism()) },
    /** Starts again from the first game, after a change of the bots or of a game. */
    fresh: { type: "boolean", default: false },
    /** Prints the results without recording them. */
    dry: { type: "boolean", default: false },
  },
});

const claims: readonly Claim[] = values.game.flatMap((game) =>
  values.pair.map((pair) => {
    const [bot = "", against = "", wanted = "0"] = pair.split(",");
    return { game, bot, against, wanted: Number(wanted) };
  }),
);

/** The tally so far of a claim. */
function resumeTally(results: StrengthResults, claim: Claim): Tally {
  const version = GAMES.get(claim.game)?.version ?? "";
  const found = values.fresh || values.dry ? undefined : findResult(results, claim);
  return found?.version === version ? { ...found, wanted: claim.wanted } : createTally(claim, version);
}

const threads = new WorkerPool<Pairing, MatchResult>(
  Number(values.workers),
  new URL("./strength-worker.ts", import.meta.url),
);
let results = currentResults(readResults());
const rows = [];
for (const claim of claims) {
  let tally = resumeTally(results, claim);
  await threads.run(claim, tally.games, Number(values.games), (played) => {
    tally = addMatch(tally, played);
    if (values.dry) return;
    results = withResult(results, toResult(tally));
    writeResults(results);
  });
  rows.push(toResult(tally));
  console.error(formatTable(rows.slice(-1)).split("\n").at(-1));
}
await threads.close();
console.log(formatTable(rows));
