import {
  createSetupProgress,
  createThreadPool,
  type ResolvedSetup,
  type RunStore,
  runLab,
  type SetupInput,
  withShardResult,
} from "@serpentarium/lab";
import {
  type EloBounds,
  type PairResult,
  pairResultsOf,
  type SprtResult,
  sequentialTest,
  tableResultOf,
} from "@serpentarium/lab/ladder";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { usageError } from "../command-error.ts";
import { createInterrupt } from "../lab/interrupt.ts";
import { type RunArguments, readGames, readWorkers } from "../lab/lab-arguments.ts";
import { prepareSetup } from "../lab/prepare-setup.ts";
import type { Terminal } from "../terminal.ts";
import type { LadderPlayer } from "./ladder-player.ts";
import { printTest } from "./print-test.ts";

export interface TestedPair {
  readonly pair: PairResult;
  readonly test: SprtResult;
}

/** The number of games played between two evaluations of the test. */
const BATCH = 20;

/** Keeps finished games in memory, so that a run can continue with more games. */
function createMemoryStore(setup: ResolvedSetup): RunStore {
  const progress = [createSetupProgress(setup)];
  return {
    progress,
    async add(_, result) {
      progress[0] = withShardResult(progress[0] ?? createSetupProgress(setup), result);
    },
    close: async () => {},
  };
}

/** The two numbers of `--sprt`. @throws CommandError usage error */
function readBounds(text: string): EloBounds {
  const [, elo0, elo1] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text) ?? [];
  if (elo0 !== undefined && elo1 !== undefined && Number(elo0) < Number(elo1))
    return { elo0: Number(elo0), elo1: Number(elo1) };
  throw usageError({ id: "cli.ladder.sprt.bad-bounds" });
}

/** The names of two bots. @throws CommandError usage error for other players */
function readBots([one, other, ...others]: readonly LadderPlayer[]): PairResult["players"] {
  if (one && other && others.length === 0 && !one.program && !other.program) return [one.name, other.name];
  throw usageError({ id: "cli.ladder.sprt.two-bots" });
}

/**
 * Plays games of two bots until the test accepts one of its hypotheses or `--games` are played, and prints the result.
 *
 * @returns whether the test is decided
 * @throws CommandError
 */
export async function runTest(
  source: LoadedPlugin,
  players: readonly LadderPlayer[],
  input: SetupInput,
  args: RunArguments & { readonly sprt: string },
  terminal: Terminal,
): Promise<boolean> {
  if (input.seats !== 2) throw usageError({ id: "cli.ladder.sprt.two-seats" });
  const bounds = readBounds(args.sprt);
  const names = readBots(players);
  const refused = args.out === undefined ? args.html && "--html" : "--out";
  if (refused !== undefined) throw usageError({ id: "cli.ladder.sprt.excludes", data: { option: refused } });
  const setup = prepareSetup(source, { ...input, bots: names });
  const max = readGames(args);
  const pool = createThreadPool({ workers: readWorkers(args) });
  const store = createMemoryStore(setup);
  const { signal, release } = createInterrupt(terminal.interrupt);
  try {
    for (let games = BATCH; ; games += BATCH) {
      const [run] = await runLab([setup], { games: Math.min(games, max), pool, store, signal });
      const [pair = { players: names, wins: 0, draws: 0, losses: 0 }] = run
        ? pairResultsOf(names, [tableResultOf(run, names)])
        : [];
      const test = sequentialTest(pair, bounds);
      if (!test.accepted && games < max && !signal.aborted) continue;
      printTest({ pair, test }, bounds, args.json ?? false, terminal);
      return test.accepted !== undefined;
    }
  } finally {
    release();
    await pool.close();
  }
}
