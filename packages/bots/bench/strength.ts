/**
 * How strong the bots are: plays them against each other, prints a table, and records it in `strength.json` and in the
 * readme. What was recorded of this version is gone on with, so that it can be interrupted at any time.
 *
 *     node --conditions=@serpentarium/source bench/strength.ts --games 200
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Threads } from "./contest.ts";
import { GAMES } from "./games.ts";
import type { Pairing, Played } from "./pairing.ts";
import { current, findResult, type Recorded, readRecorded, withResult, writeRecorded } from "./recorded.ts";
import { beginTally, type Claim, count, formatTable, resultOf, type Tally } from "./tally.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", multiple: true, default: ["pantarei", "ssserpent", "sssnake"] },
    /** Two bots and the share of points that is wanted, such as `mcts:1000,greedy,0.7`. */
    pair: {
      type: "string",
      multiple: true,
      default: ["mcts:1000,random,0.95", "mcts:1000,greedy,0.7", "mcts:2000,mcts:500,0.5"],
    },
    games: { type: "string", default: "200" },
    workers: { type: "string", default: String(availableParallelism()) },
    /** Begins anew, after a change of the bots or of a game. */
    fresh: { type: "boolean", default: false },
    /** Shows what comes of it, and records nothing. */
    dry: { type: "boolean", default: false },
  },
});

const claims: readonly Claim[] = values.game.flatMap((game) =>
  values.pair.map((pair) => {
    const [bot = "", against = "", wanted = "0"] = pair.split(",");
    return { game, bot, against, wanted: Number(wanted) };
  }),
);

/** The games of a claim that count already. */
function begun(recorded: Recorded, claim: Claim): Tally {
  const version = GAMES.get(claim.game)?.version ?? "";
  const found = values.fresh || values.dry ? undefined : findResult(recorded, claim);
  return found?.version === version ? { ...found, wanted: claim.wanted } : beginTally(claim, version);
}

const threads = new Threads<Pairing, Played>(
  Number(values.workers),
  new URL("./strength-worker.ts", import.meta.url),
);
let recorded = current(readRecorded());
const shown = [];
for (const claim of claims) {
  let tally = begun(recorded, claim);
  await threads.run(claim, tally.games, Number(values.games), (played) => {
    tally = count(tally, played);
    if (values.dry) return;
    recorded = withResult(recorded, resultOf(tally));
    writeRecorded(recorded);
  });
  shown.push(resultOf(tally));
  console.error(formatTable(shown.slice(-1)).split("\n").at(-1));
}
await threads.close();
console.log(formatTable(shown));
