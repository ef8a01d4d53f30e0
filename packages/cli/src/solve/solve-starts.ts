import { outcomeShares, type Shares, solve, winsWithin } from "@serpentarium/bots";
import { type AnyPosition, createRandom, type Game, seatsOf, type Table } from "@serpentarium/core";

export const SOLVED_FORMAT = "serpentarium-solved/1";

/** The limits of the search for each position. */
export interface SolveStartsLimits {
  /** The maximal number of actions of a forced win, counting all seats. */
  readonly actions: number;
  /** The maximal number of positions that each search visits. */
  readonly nodes: number;
}

/** The result for a position. */
export interface Solution {
  /** The result of each seat with best play by all; undefined if it was not found. */
  readonly shares?: Shares;
  /** The maximal number of actions to the result; without a result, the depth up to which no win can be forced. */
  readonly actions: number;
}

export interface SolvedGroup extends Solution {
  readonly starts: number;
}

/** The source of the positions. */
interface StartSource {
  readonly seed: string;
  /** The number of random actions of seats before each position. */
  readonly plies: number;
}

/** The results of several positions, as plain data. */
export interface SolvedStarts {
  readonly format: typeof SOLVED_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  /** Sorted by the number of positions; positions without a result are last. */
  readonly results: readonly SolvedGroup[];
}

/** Deals a start position, and plays random actions. */
function drawStart(game: Game, table: Table, { seed, plies }: StartSource, number: number): AnyPosition {
  const random = createRandom(`${seed}/${number}`);
  let position = game.start(table);
  for (let played = 0; position.phase !== "over"; ) {
    const isChance = game.toAct(position) === "chance";
    if (!isChance && played === plies) break;
    const legal = isChance ? [] : game.legalActions(position);
    const action = isChance ? game.drawOutcome(position, random) : legal[random.integer(legal.length)];
    if (!action) break;
    position = game.apply(position, action);
    if (!isChance) played++;
  }
  return position;
}

/** The maximal number of draws for each position: random actions often end the game. */
const MAX_DRAWS = 100;

/** Draws positions in which the game is not over; the same seed gives the same positions. */
export function drawStarts(
  game: Game,
  table: Table,
  source: StartSource & { readonly starts: number },
): readonly AnyPosition[] {
  const positions: AnyPosition[] = [];
  for (let number = 0; positions.length < source.starts && number < MAX_DRAWS * source.starts; number++) {
    const position = drawStart(game, table, source, number);
    if (position.phase !== "over") positions.push(position);
  }
  return positions;
}

/** Searches for a forced win, shorter ones first. */
function searchWin(game: Game, position: AnyPosition, { actions, nodes }: SolveStartsLimits): Solution {
  const seats = seatsOf(position.table);
  for (let maxActions = 1; maxActions <= actions; maxActions++) {
    for (const seat of seats) {
      const isWin = winsWithin(game, position, seat, { maxActions, nodes });
      if (isWin === undefined) return { actions: maxActions - 1 };
      if (isWin) return { shares: seats.map((other) => Number(other === seat)), actions: maxActions };
    }
  }
  return { actions };
}

/** The maximal search depth of the exact solver, larger than the length of games without decisions. */
const MAX_DEPTH = 2000;

/** Solves a position: finds a forced win within the given actions, otherwise solves it exactly if the limit allows. */
export function solveStart(game: Game, position: AnyPosition, limits: SolveStartsLimits): Solution {
  const { outcome, table } = position;
  if (outcome) return { shares: outcomeShares(game, outcome, table), actions: 0 };
  const won = searchWin(game, position, limits);
  if (won.shares) return won;
  const solved = solve(game, position, { nodes: limits.nodes, depth: MAX_DEPTH });
  return solved.solved ? { shares: solved.shares, actions: solved.depth } : won;
}

/** Solves several positions, and groups them by their results. */
export function solveStarts(
  game: Game,
  table: Table,
  positions: readonly AnyPosition[],
  limits: SolveStartsLimits,
): SolvedStarts {
  const groups = new Map<string, SolvedGroup>();
  for (const position of positions) {
    const { shares, actions } = solveStart(game, position, limits);
    const key = shares?.map((share) => share.toFixed(6)).join() ?? "";
    const group = groups.get(key);
    // a bound for the group: the longest win, or the shallowest search without one
    const bound = shares
      ? Math.max(actions, group?.actions ?? 0)
      : Math.min(actions, group?.actions ?? actions);
    groups.set(key, { ...(shares && { shares }), starts: (group?.starts ?? 0) + 1, actions: bound });
  }
  const rank = ({ shares, starts }: SolvedGroup): number => (shares ? starts : -1);
  return {
    format: SOLVED_FORMAT,
    game: game.id,
    version: game.version,
    seats: table.seats,
    options: table.options,
    results: [...groups.values()].sort((a, b) => rank(b) - rank(a)),
  };
}
