import type { ResolvedSetup, SetupInput } from "@serpentarium/lab";
import {
  buildLadder,
  ladderSubject,
  matchesAt,
  seatPlayers,
  type TableResult,
  tableResultOf,
  toLadderDocument,
} from "@serpentarium/lab/ladder";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { createInterrupt } from "../lab/interrupt.ts";
import { type RunArguments, readGames } from "../lab/lab-arguments.ts";
import { prepareSetup } from "../lab/prepare-setup.ts";
import { printReport } from "../lab/print-report.ts";
import { runSetups } from "../lab/run-setups.ts";
import { readRulebook } from "../rulebook.ts";
import type { Terminal } from "../terminal.ts";
import type { LadderPlayer } from "./ladder-player.ts";
import { playPrograms } from "./play-programs.ts";

/** The players at a table, one for each seat. */
type Group = readonly LadderPlayer[];

const hasProgram = (group: Group): boolean => group.some(({ program }) => program !== undefined);

const namesOf = (group: Group): readonly string[] => group.map(({ name }) => name);

/** Plays the games at the tables with a program, until done or interrupted. */
async function playProgramGroups(
  source: LoadedPlugin,
  { game, table, setup: { seed, longest } }: ResolvedSetup,
  groups: readonly Group[],
  games: number,
  { words, interrupt: given }: Terminal,
): Promise<readonly TableResult[]> {
  if (groups.length === 0) return [];
  const rulebook = await readRulebook(source, words);
  const setup = { game, table, rulebook, words, seed, longest };
  const interrupt = createInterrupt(given);
  const results: TableResult[] = [];
  for (const group of groups) results.push(await playPrograms(setup, group, games, interrupt.signal));
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
  const resolved = prepareSetup(source, { ...input, bots: ["random"] });
  const all = seatPlayers(players, resolved.table.seats);
  const ofBots = all.filter((group) => !hasProgram(group));
  const setups = ofBots.map((group) => prepareSetup(source, { ...input, bots: namesOf(group) }));
  const { runs, isComplete, reportInterruption } = await runSetups(setups, args, terminal);
  const botResults = runs.flatMap((run, i) => {
    const group = ofBots[i];
    return group ? [tableResultOf(run, namesOf(group))] : [];
  });
  const programResults = isComplete
    ? await playProgramGroups(source, resolved, all.filter(hasProgram), games, terminal)
    : [];
  const results = [...botResults, ...programResults];
  const subject = ladderSubject(resolved.game, resolved.table, resolved.setup.seed);
  await printReport(buildLadder(subject, namesOf(players), results), toLadderDocument, args, terminal);
  reportInterruption();
  return results.every((result) => matchesAt(result) === games);
}
