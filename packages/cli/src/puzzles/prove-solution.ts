import { findForcedWin, winsWithin } from "@serpentarium/bots";
import type { AnyAction, AnyPosition, Game, Seat, Table } from "@serpentarium/core";
import type { SolutionStep } from "@serpentarium/puzzles";
import { playMatch } from "./play-match.ts";

/** The maximal number of positions that each proof visits. */
const MAX_NODES = 20_000;
const MAX_MARGIN_NODES = 200_000;
/** The maximal number of stored defences against one action. */
const MAX_DEFENCES = 20;

/** Whether wins can be proven at a table: two seats, no hidden information, and no chance near the end of a match. */
export function isProvable(game: Game, table: Table, seed: string): boolean {
  const last = playMatch(game, table, seed).at(-1);
  return last !== undefined && winsWithin(game, last, 0, { maxActions: 1 }) !== undefined;
}

/** The only action that wins as fast as possible. */
interface OnlyWin {
  readonly action: AnyAction;
  /** The maximal number of actions of the win. */
  readonly actions: number;
}

/** The unique action that wins fastest, within this many actions. */
export function findOnlyWin(game: Game, position: AnyPosition, maxActions: number): OnlyWin | undefined {
  const forced = findForcedWin(game, position, { maxActions, maxWinning: 2, nodes: MAX_NODES });
  const [action, second] = forced?.winning ?? [];
  return forced && action !== undefined && second === undefined
    ? { action, actions: forced.actions }
    : undefined;
}

/** Whether no other action wins, even with this many more actions. */
export function isOnlyWinWithin(
  game: Game,
  position: AnyPosition,
  { actions }: OnlyWin,
  margin: number,
): boolean {
  const limits = { maxActions: actions, margin, maxWinning: 2, nodes: MAX_MARGIN_NODES };
  return findForcedWin(game, position, limits)?.winning.length === 1;
}

/** The defences that resist longest; undefined if that is not proven, or if they are too many to store. */
function longestDefences(
  game: Game,
  position: AnyPosition,
  seat: Seat,
  left: number,
): AnyAction[] | undefined {
  const found: AnyAction[] = [];
  for (const action of game.legalActions(position)) {
    const next = game.apply(position, action);
    if (next.outcome) continue;
    const isFaster = winsWithin(game, next, seat, { maxActions: left - 2, nodes: MAX_NODES });
    if (isFaster === undefined) return undefined;
    if (!isFaster) found.push(action);
    if (found.length > MAX_DEFENCES) return undefined;
  }
  return found;
}

/** The proven rest of a solution. */
interface ProvenSteps {
  readonly steps: readonly SolutionStep[];
  /** Whether the main line is unique up to its last action. */
  readonly isUnique: boolean;
}

/** The actions that win immediately; at the end of a game there may be several. */
function lastSteps(game: Game, position: AnyPosition): ProvenSteps {
  const winning = findForcedWin(game, position, { maxActions: 1 })?.winning ?? [];
  const steps = winning.map((action) => ({ action: game.formatAction(action, position) }));
  return { steps, isUnique: steps.length === 1 };
}

/**
 * The solution of a position that the winner wins in `left` actions, against every longest defence. Undefined if some action of the winner
 * before the last is not the unique fastest win, or if no line is unique up to the last action.
 */
export function proveSteps(
  game: Game,
  position: AnyPosition,
  seat: Seat,
  left: number,
): ProvenSteps | undefined {
  const isWinner = game.toAct(position) === seat;
  if (isWinner && left === 1) return lastSteps(game, position);
  const only = isWinner ? findOnlyWin(game, position, left) : undefined;
  const actions = isWinner ? only && [only.action] : longestDefences(game, position, seat, left);
  if (!actions) return undefined;
  const unique: SolutionStep[] = [];
  const others: SolutionStep[] = [];
  for (const action of actions) {
    const next = proveSteps(game, game.apply(position, action), seat, left - 1);
    if (!next) return undefined;
    const step = { action: game.formatAction(action, position), next: next.steps };
    (next.isUnique ? unique : others).push(step);
  }
  return { steps: [...unique, ...others], isUnique: unique.length > 0 };
}
