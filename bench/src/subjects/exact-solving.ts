import { analyseMatch, createBot, solve } from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import { createTable, type Game, unwrap } from "@serpentarium/core";
import { positionsOf } from "@serpentarium/core/match";
import { createRecord, replay } from "@serpentarium/core/record";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
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

async function checkAnalyses(
  name: string,
  game: Game,
  { games, from }: { readonly games: number; readonly from: number },
): Promise<AnalysisCounts> {
  let [right, wrong, missed] = [0, 0, 0];
  for (let seed = 0; seed < games; seed++) {
    const record = playMatch(game, 1000 + seed, 10);
    const exact = new PlainAlphaBeta(game, MAX_NODES);
    const values = recordedPositions(game, record).map((position, i) =>
      i < from ? undefined : exact.value(position),
    );
    const { actions } = unwrap(await analyseMatch(game, record));
    for (const { index, actor, better } of actions) {
      const [before, after] = [values[index], values[index + 1]];
      if (before === undefined || after === undefined) continue;
      const isMistake = actor === 0 ? after < before : after > before;
      if (better && isMistake) right++;
      else if (better) wrong++;
      else if (isMistake) missed++;
    }
  }
  return { name, right, wrong, missed };
}

/** Analyses games of a weak bot, and compares with exact values; in connect four from the 24th action on. */
export const countAnalysisErrors = async (): Promise<AnalysisCounts[]> => [
  await checkAnalyses("tic-tac-toe", ticTacToe, { games: 20, from: 0 }),
  await checkAnalyses("connect four", connectFour, { games: 20, from: 24 }),
];
