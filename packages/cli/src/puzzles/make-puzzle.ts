import { createBot, findForcedWin } from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  randomAction,
  type Seat,
  type Table,
} from "@serpentarium/core";
import type { Puzzle } from "./puzzle.ts";

/** Iterations of the bots whose matches are searched for puzzles. */
const PLAY_ITERATIONS = 60;
/** One action in this many is random. */
const RANDOM_ACTION_INTERVAL = 8;
/** The last positions of a match that are looked at. */
const MAX_POSITIONS = 9;
const MIN_LEGAL_ACTIONS = 4;
/** Two or three own actions. */
const MIN_ACTIONS = 3;
const MAX_ACTIONS = 5;
/** How much longer than the solution another win must be. */
const MARGIN = 2;
const MAX_NODES = 4000;
/** The iterations tried to measure the difficulty, each twice the one before. */
const ITERATIONS = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/** The positions of a match between bots in which a seat is to act after the set-up. */
function playMatch(game: Game, table: Table, seed: string): AnyPosition[] {
  const random = createRandom(seed);
  const bot = createBot(game, { bot: "mcts", iterations: PLAY_ITERATIONS, solverNodes: 0 });
  const positions: AnyPosition[] = [];
  let position = game.start(table);
  for (let i = 0; !position.outcome; i++) {
    if (game.toAct(position) === "chance") {
      position = game.apply(position, game.drawOutcome(position, random));
      continue;
    }
    const phase = game.phases[position.phase];
    const isSetup = phase?.kind === "seat" && phase.isSetup;
    if (!isSetup) positions.push(position);
    // bots that estimate positions would play the same match again and again
    const isRandom = isSetup || random.integer(RANDOM_ACTION_INTERVAL) === 0;
    const action = isRandom ? randomAction(game, position, random) : bot.choose(position, `${seed}/${i}`);
    position = game.apply(position, action);
  }
  return positions;
}

/** An action that wins within this many actions, if it is the only one. */
function onlyWin(game: Game, position: AnyPosition, maxActions: number, margin = 0) {
  const forced = findForcedWin(game, position, { maxActions, margin, nodes: MAX_NODES });
  const [action, second] = forced?.winning ?? [];
  return forced && action !== undefined && second === undefined
    ? { action, actions: forced.actions }
    : undefined;
}

/** The line of the solution, as far as it is proven. */
interface Line {
  readonly solution: readonly AnyAction[];
  readonly positions: readonly AnyPosition[];
  readonly answers: Readonly<Record<string, string>>;
}

/** Follows the longest defence to the end; undefined where an own action on the way is not the only one. */
function followLine(game: Game, start: AnyPosition, seat: Seat, maxActions: number): Line | undefined {
  const solution: AnyAction[] = [];
  const positions: AnyPosition[] = [];
  const answers: Record<string, string> = {};
  let position = start;
  for (let left = maxActions; !position.outcome; left--) {
    positions.push(position);
    let next: { readonly action: AnyAction } | undefined;
    if (game.toAct(position) === seat) next = onlyWin(game, position, left);
    else {
      let longest = -1;
      for (const action of game.legalActions(position)) {
        const after = game.apply(position, action);
        const forced = after.outcome
          ? undefined
          : findForcedWin(game, after, { maxActions: left - 1, nodes: MAX_NODES });
        const [answer] = forced?.winning ?? [];
        if (answer !== undefined && game.toAct(after) === seat && solution.length === 1)
          answers[game.formatAction(action, position)] = game.formatAction(answer, after);
        if ((forced?.actions ?? 0) <= longest) continue;
        longest = forced?.actions ?? 0;
        next = { action };
      }
    }
    if (!next) return undefined;
    solution.push(next.action);
    position = game.apply(position, next.action);
  }
  return { solution, positions, answers };
}

/** The iterations after which a search plays the action, as the median of three searches. */
function measureDifficulty(game: Game, position: AnyPosition, solution: string): number {
  const needed = [1, 2, 3].map((seed) => {
    const plays = (iterations: number): boolean => {
      const bot = createBot(game, { bot: "mcts", iterations, solverNodes: 0 });
      return game.formatAction(bot.choose(position, seed), position) === solution;
    };
    return ITERATIONS.find(plays) ?? 2 * (ITERATIONS.at(-1) ?? 0);
  });
  return needed.toSorted((a, b) => a - b)[1] ?? 0;
}

/**
 * A text that is the same for positions which differ only by a symmetry of the board or of the seats: how many actions are legal now
 * and after each of them, and what the game estimates.
 */
export function symmetryKey(game: Game, position: AnyPosition): string {
  const seat = game.toAct(position);
  const after = game.legalActions(position).map((action) => {
    const next = game.apply(position, action);
    const share = next.outcome || typeof seat !== "number" ? 0 : (game.evaluate?.(next, seat) ?? 0);
    return `${game.legalActions(next).length}:${share.toFixed(6)}`;
  });
  return after.sort().join(" ");
}

/** The longest puzzle of one match, if it has any. */
export function makePuzzle(game: Game, table: Table, seed: string, match: number): Puzzle | undefined {
  const greedy = createBot(game, { bot: "greedy" });
  let longest: Puzzle | undefined;
  for (const position of playMatch(game, table, `${seed}/${match}`).slice(-MAX_POSITIONS)) {
    const seat = game.toAct(position);
    if (typeof seat !== "number" || game.legalActions(position).length < MIN_LEGAL_ACTIONS) continue;
    const only = onlyWin(game, position, MAX_ACTIONS, MARGIN);
    if (!only || only.actions < MIN_ACTIONS || only.actions <= (longest?.actions ?? 0)) continue;
    const first = game.formatAction(only.action, position);
    if (game.formatAction(greedy.choose(position, match), position) === first) continue;
    const line = followLine(game, position, seat, only.actions);
    if (!line) continue;
    const clauses = line.positions.flatMap((from, i) => {
      const action = line.solution[i];
      return action && game.toAct(from) === seat ? game.events(from, action).map(({ clause }) => clause) : [];
    });
    longest = {
      game: game.id,
      version: game.version,
      seats: table.seats,
      options: table.options,
      position: game.formatPosition(position),
      actions: only.actions,
      solution: line.solution.map((action, i) => game.formatAction(action, line.positions[i] ?? position)),
      answers: line.answers,
      clauses: [...new Set(clauses)].sort(),
      difficulty: { iterations: measureDifficulty(game, position, first) },
      match,
    };
  }
  return longest;
}
