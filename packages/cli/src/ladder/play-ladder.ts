import type { ResolvedSetup, SetupInput } from "@serpentarium/lab";
import {
  buildLadder,
  ladderSubject,
  type PairResult,
  pairResultOf,
  pairsOf,
  toLadderDocument,
} from "@serpentarium/lab/ladder";
import { createInterrupt } from "../lab/interrupt.ts";
import { type RunArguments, readGames } from "../lab/lab-arguments.ts";
import { prepareSetup } from "../lab/prepare-setup.ts";
import { printReport } from "../lab/print-report.ts";
import { runSetups } from "../lab/run-setups.ts";
import type { LoadedPlugin } from "../loaded-plugin.ts";
import { readRulebook } from "../rulebook.ts";
import type { Terminal } from "../terminal.ts";
import type { LadderPlayer } from "./ladder-player.ts";
import { playPrograms } from "./play-programs.ts";

type Pair = readonly [LadderPlayer, LadderPlayer];

const hasProgram = (pair: Pair): boolean => pair.some(({ program }) => program !== undefined);

const namesOf = ([one, other]: Pair): PairResult["players"] => [one.name, other.name];

/** Plays the games of pairs with a program, until done or interrupted. */
async function playProgramPairs(
  { path }: LoadedPlugin,
  { game, table, setup: { seed, longest } }: ResolvedSetup,
  pairs: readonly Pair[],
  games: number,
  { language, interrupt: given }: Terminal,
): Promise<readonly PairResult[]> {
  if (pairs.length === 0) return [];
  const rulebook = await readRulebook(path, game, language);
  const setup = { game, table, rulebook, language, seed, longest };
  const interrupt = createInterrupt(given);
  const results: PairResult[] = [];
  for (const pair of pairs) results.push(await playPrograms(setup, pair, games, interrupt.signal));
  interrupt.release();
  return results;
}

/**
 * Lets every player meet every other one, bots on all cores, and prints their ratings.
 *
 * @returns whether all games were played
 * @throws CommandError
 */
export async function playLadder(
  source: LoadedPlugin,
  players: readonly LadderPlayer[],
  input: SetupInput,
  args: RunArguments,
  terminal: Terminal,
): Promise<boolean> {
  const games = readGames(args);
  const all = pairsOf(players);
  const ofBots = all.filter((pair) => !hasProgram(pair));
  const resolved = prepareSetup(source, { ...input, bots: ["random"] });
  const setups = ofBots.map((pair) => prepareSetup(source, { ...input, bots: pair.map(({ name }) => name) }));
  const { runs, isComplete, reportInterruption } = await runSetups(setups, args, terminal);
  const botResults = runs.flatMap((run, i) => {
    const pair = ofBots[i];
    return pair ? [pairResultOf(run, namesOf(pair))] : [];
  });
  const programResults = isComplete
    ? await playProgramPairs(source, resolved, all.filter(hasProgram), games, terminal)
    : [];
  const results = [...botResults, ...programResults];
  const subject = ladderSubject(resolved.game, resolved.table, resolved.setup.seed);
  const names = players.map(({ name }) => name);
  await printReport(buildLadder(subject, names, results), toLadderDocument, args, terminal);
  reportInterruption();
  return results.every(({ wins, draws, losses }) => wins + draws + losses === games);
}
