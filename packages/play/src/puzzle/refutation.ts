import { findForcedWin, winsWithin } from "@serpentarium/bots";
import type { AnyAction, AnyPosition, Game, Seat } from "@serpentarium/core";

/** Why an action is not the solution. */
export type Refutation =
  /** It wins, but takes longer. */
  | { readonly kind: "slower" }
  /** The opponent’s answer wins, or avoids the loss up to the search depth. */
  | { readonly kind: "loses" | "escapes"; readonly defence: AnyAction }
  /** It ends the game without a win, or no answer was found. */
  | { readonly kind: "ended" };

/** The maximal number of positions that each search visits. */
const MAX_NODES = 20_000;
const MAX_COUNTER_ACTIONS = 3;

/**
 * Finds the best answer to an action that is not the solution.
 *
 * @param position - the position after the action
 * @param seat - the seat that has acted
 * @param left - the actions that the solution takes from here
 * @param margin - how many more actions a win may take to be accepted
 */
export function findRefutation(
  game: Game,
  position: AnyPosition,
  seat: Seat,
  left: number,
  margin: number,
): Refutation {
  if (position.outcome) return { kind: "ended" };
  const maxActions = left + margin;
  if (winsWithin(game, position, seat, { maxActions, nodes: MAX_NODES })) return { kind: "slower" };
  if (game.toAct(position) === seat) return { kind: "ended" };
  const counter = findForcedWin(game, position, { maxActions: MAX_COUNTER_ACTIONS, maxWinning: 1 });
  const [win] = counter?.winning ?? [];
  if (win !== undefined) return { kind: "loses", defence: win };
  const defence = game.legalActions(position).find(
    (action) =>
      !winsWithin(game, game.apply(position, action), seat, {
        maxActions: maxActions - 1,
        nodes: MAX_NODES,
      }),
  );
  return defence === undefined ? { kind: "ended" } : { kind: "escapes", defence };
}
