import type { Game, GameTypes, Seat } from "@serpentarium/core";
import { ForcedWinSearch } from "./forced-win-search.ts";
import { NodeBudget } from "./limits.ts";
import { isWonLostOrDrawn } from "./position-solver.ts";

/** Limits of {@link findForcedWin}. */
export interface ForcedWinLimits {
  /** The search depth in actions of both seats. */
  readonly maxActions?: number;
  /** How many more actions than the shortest win another win may take to be included; 0 by default. */
  readonly margin?: number;
  /** The maximal number of winning actions to find; all by default. */
  readonly maxWinning?: number;
  /** The maximal number of positions to visit. */
  readonly nodes?: number;
}

/** A proof that the acting seat wins against every defence. */
export interface ForcedWin<A> {
  /** The maximal number of actions of the win, of both seats. */
  readonly actions: number;
  /** The actions that win within that number plus the margin. If there are fewer than `maxWinning`, no other action does. */
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
 * Proves the shortest win of the acting seat against every defence, and finds all actions that win as fast. For two seats, without chance
 * and hidden information. Returns undefined if there is no win within the limits, or if they are too low for a proof.
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
 * Whether a seat wins within this many actions of both seats, against every defence, whoever is to act. Undefined if that takes more than
 * `nodes` positions to find out, if there are not two seats, or if the game has chance or hidden information.
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
