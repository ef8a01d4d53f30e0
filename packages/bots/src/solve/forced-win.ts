import type { Game, GameTypes, Seat } from "@serpentarium/core";
import { ForcedWinSearch } from "./forced-win-search.ts";
import { NodeBudget } from "./limits.ts";
import { isWonLostOrDrawn } from "./position-solver.ts";

/** Limits of {@link findForcedWin}. */
export interface ForcedWinLimits {
  /** The actions to look ahead, those of both seats. */
  readonly maxActions?: number;
  /** How many actions longer than the shortest win another may take to count as one; 0 by default. */
  readonly margin?: number;
  /** The winning actions to find: the search stops after so many; all of them by default. */
  readonly maxWinning?: number;
  /** The positions to visit. */
  readonly nodes?: number;
}

/** A proof that the seat to act wins against every defence. */
export interface ForcedWin<A> {
  /** The most actions that the win takes, those of both seats. */
  readonly actions: number;
  /**
   * The actions that win within that number, and the margin. With fewer than `maxWinning`, it is proven that no other does.
   */
  readonly winning: readonly A[];
  /** The number of positions visited. */
  readonly nodes: number;
}

const DEFAULTS: Required<ForcedWinLimits> = {
  maxActions: 9,
  margin: 0,
  maxWinning: Number.POSITIVE_INFINITY,
  nodes: 100_000,
};

/**
 * Proves the shortest win of the seat to act against every defence, and finds all actions that win as fast. For two seats, where
 * nothing is left to chance or hidden. Returns undefined where there is no win within the limits, or where they do not allow to
 * prove it.
 *
 * @example
 * ```ts
 * import { findForcedWin } from "@serpentarium/bots";
 * import { createTable, unwrap } from "@serpentarium/core";
 * import { ticTacToe } from "@serpentarium/tic-tac-toe";
 *
 * const position = unwrap(ticTacToe.parsePosition("place:1 x.o...o.x", createTable(ticTacToe)));
 * const forced = findForcedWin(ticTacToe, position);
 * forced?.actions; // => 1
 * ```
 */
export function findForcedWin<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  limits: ForcedWinLimits = {},
): ForcedWin<T["action"]> | undefined {
  const { maxActions, margin, maxWinning, nodes } = { ...DEFAULTS, ...limits };
  const seat = game.toAct(position);
  if (typeof seat !== "number" || game.hidden || !isWonLostOrDrawn(game, position, "win")) return undefined;
  const budget = new NodeBudget(nodes);
  const search = new ForcedWinSearch(game, seat);
  let actions = 1;
  for (; ; actions++) {
    if (actions > maxActions) return undefined;
    const wins = search.winsWithin(position, actions, budget);
    if (wins === undefined) return undefined;
    if (wins) break;
  }
  const winning: T["action"][] = [];
  for (const action of game.legalActions(position)) {
    if (winning.length >= maxWinning) break;
    const wins = search.winsWithin(game.apply(position, action), actions - 1 + margin, budget);
    if (wins === undefined) return undefined;
    if (wins) winning.push(action);
  }
  return { actions, winning, nodes: budget.nodes };
}

/**
 * Whether a seat wins within this many actions, those of both seats, against every defence, whoever is to act; undefined where that
 * takes more than `nodes` positions to find out, or where there are not two seats, or something is left to chance or hidden.
 */
export function winsWithin<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seat: Seat,
  { maxActions, nodes }: Pick<ForcedWinLimits, "maxActions" | "nodes"> = {},
): boolean | undefined {
  if (game.hidden || !isWonLostOrDrawn(game, position, "win")) return undefined;
  const budget = new NodeBudget(nodes ?? DEFAULTS.nodes);
  return new ForcedWinSearch(game, seat).winsWithin(position, maxActions ?? DEFAULTS.maxActions, budget);
}
