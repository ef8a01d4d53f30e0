import { analyseMatch, createBot, type MatchAnalysis, solve } from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import { createTable, type Game, unwrap } from "@serpentarium/core";
import { positionsOf } from "@serpentarium/core/match";
import { createRecord, replay } from "@serpentarium/core/record";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { FIRST_EXACT, isMistake, readExactMatches } from "../exact-matches.ts";
import { PlainAlphaBeta } from "../plain-alpha-beta.ts";

/** The maximal number of positions that the plain alpha-beta visits: enough for all questions. */
const MAX_NODES = 2_000_000;

/** A game of a weak bot against itself, which contains mistakes. */
function playMatch(game: Game, seed: number, iterations: number) {
  const table = createTable(game);
  const bot = createBot(game, { bot: "mcts", iterations, solverNodes: 0 });
  const actions: string[] = [];
  let position = game.start(table);
  while (!position.outcome) {
    const action = bot.choose(position, `${seed}.${actions.length}`);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return createRecord(game, { table, actions, outcome: position.outcome });
}

/** The positions of a match from its first to its last. */
const recordedPositions = (game: Game, record: unknown) => positionsOf(unwrap(replay(game, record)));

/** The number of positions visited by the two solvers, over a set of positions. */
export interface NodeCounts {
  readonly name: string;
  readonly own: number;
  readonly plain: number;
}

function countNodes(name: string, game: Game, positions: ReturnType<typeof recordedPositions>): NodeCounts {
  let [own, plain] = [0, 0];
  for (const position of positions) {
    const reference = new PlainAlphaBeta(game, MAX_NODES);
    const value = reference.value(position);
    const solution = solve(game, position);
    if (!solution.solved || solution.shares[0] !== value) throw new Error(`${name}: another value`);
    own += solution.nodes;
    plain += reference.nodes;
  }
  return { name, own, plain };
}

/** Counts the positions visited to solve fixed sets, and checks that both solvers find the same values. */
export function countSolverNodes(): NodeCounts[] {
  const afterActions = (actions: number): ReturnType<typeof recordedPositions> => {
    const found = [];
    for (let seed = 0; found.length < 8; seed++) {
      const position = recordedPositions(connectFour, playMatch(connectFour, seed, 60))[actions];
      if (position && !position.outcome) found.push(position);
    }
    return found;
  };
  return [
    countNodes("tic-tac-toe", ticTacToe, [ticTacToe.start(createTable(ticTacToe))]),
    countNodes("connect four, 28 actions", connectFour, afterActions(28)),
    countNodes("connect four, 24 actions", connectFour, afterActions(24)),
  ];
}

/** Compares the better actions of an analysis with exact values. */
export interface AnalysisCounts {
  readonly name: string;
  /** Better actions reported for actual mistakes. */
  readonly right: number;
  /** Better actions reported for actions that were not mistakes. */
  readonly wrong: number;
  /** Mistakes without a reported better action. */
  readonly missed: number;
}

/** Counts the reports of an analysis by whether each action was a mistake; undefined if that is not known. */
function countReports(
  name: string,
  analysis: MatchAnalysis,
  isMistakeAt: (index: number) => boolean | undefined,
): AnalysisCounts {
  const reports = analysis.actions.flatMap(({ index, better }) => {
    const mistake = isMistakeAt(index);
    return mistake === undefined ? [] : [{ isReported: better !== undefined, mistake }];
  });
  const count = (isReported: boolean, mistake: boolean): number =>
    reports.filter((report) => report.isReported === isReported && report.mistake === mistake).length;
  return { name, right: count(true, true), wrong: count(true, false), missed: count(false, true) };
}

const addCounts = (name: string, all: readonly AnalysisCounts[]): AnalysisCounts => {
  const sum = (field: "right" | "wrong" | "missed"): number =>
    all.reduce((total, counts) => total + counts[field], 0);
  return { name, right: sum("right"), wrong: sum("wrong"), missed: sum("missed") };
};

const TIC_TAC_TOE_GAMES = 20;

/** Analyses games of a weak bot. */
async function checkTicTacToe(): Promise<AnalysisCounts> {
  const game: Game = ticTacToe;
  const counts: AnalysisCounts[] = [];
  for (let seed = 0; seed < TIC_TAC_TOE_GAMES; seed++) {
    const record = playMatch(game, 1000 + seed, 10);
    const exact = new PlainAlphaBeta(game, MAX_NODES);
    const values = recordedPositions(game, record).map((position) => exact.value(position));
    const analysis = unwrap(await analyseMatch(game, record));
    const isMistakeAt = (index: number): boolean => {
      const fall = (values[index] ?? 0) - (values[index + 1] ?? 0);
      return analysis.actions[index]?.actor === 0 ? fall > 0 : fall < 0;
    };
    counts.push(countReports("", analysis, isMistakeAt));
  }
  return addCounts("tic-tac-toe", counts);
}

/** The iterations of a page for a whole match. */
const PAGE_ITERATIONS = 60_000;

/** Ranges of actions, by the number of actions before them. */
const PLY_RANGES = [
  { name: "actions 11 to 16", from: FIRST_EXACT, to: 16 },
  { name: "actions 17 to 24", from: 16, to: 24 },
  { name: "later actions", from: 24, to: Number.POSITIVE_INFINITY },
];

/** How well analyses find the mistakes in connect four, and what they cost. */
export interface ConnectFourAnalyses {
  readonly all: AnalysisCounts;
  readonly ranges: readonly AnalysisCounts[];
  /** Seconds of processor time for each match. */
  readonly seconds: readonly number[];
}

/** The record of a finished match of connect four. */
function recordOfColumns(columns: string) {
  const table = createTable(connectFour);
  let position = connectFour.start(table);
  for (const column of columns) {
    const action = unwrap(connectFour.parseAction(column, position));
    position = connectFour.apply(position, action);
  }
  if (position.phase !== "over") throw new Error(`the match is not over: ${columns}`);
  return createRecord(connectFour, { table, actions: [...columns], outcome: position.outcome });
}

/** Analyses the matches with exact results as a page does. */
export async function checkConnectFour(): Promise<ConnectFourAnalyses> {
  const counts: AnalysisCounts[][] = [];
  const seconds: number[] = [];
  for (const match of readExactMatches()) {
    const record = recordOfColumns(match.columns);
    const iterations = Math.round(PAGE_ITERATIONS / (match.columns.length + 1));
    const start = process.cpuUsage();
    const analysis = unwrap(await analyseMatch(connectFour, record, { iterations }));
    const { user, system } = process.cpuUsage(start);
    seconds.push((user + system) / 1e6);
    counts.push(
      PLY_RANGES.map(({ name, from, to }) =>
        countReports(name, analysis, (index) =>
          index >= from && index < to ? isMistake(match, index) : undefined,
        ),
      ),
    );
  }
  const ranges = PLY_RANGES.map(({ name }, i) =>
    addCounts(
      name,
      counts.flatMap((parts) => parts[i] ?? []),
    ),
  );
  return { all: addCounts("connect four from action 11 on", ranges), ranges, seconds };
}

/** Analyses games of a weak bot, and compares with exact values. */
export const countAnalysisErrors = async (): Promise<AnalysisCounts[]> => [await checkTicTacToe()];
