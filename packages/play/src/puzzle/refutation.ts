import { findForcedWin, winsWithin } from "@serpentarium/bots";
import type { AnyAction, AnyPosition, Game, Seat } from "@serpentarium/core";

/** What is wrong with an action that is not the solution. */
export type Refutation =
  /** It wins, but takes longer. */
  | { readonly kind: "slower" }
  /** The opponent answers, and wins or is safe for as long as was looked at. */
  | { readonly kind: "loses" | "escapes"; readonly defence: AnyAction }
  /** It ends the game without a win, or there is nothing to show. */
  | { readonly kind: "ended" };

/** The positions that each question may visit. */
const MAX_NODES = 20_000;
/** How far ahead the opponent’s own win may be. */
const MAX_COUNTER_ACTIONS = 3;

/**
 * Looks for the best answer to an action that is not the solution.
 *
 * @param position - the position after the action
 * @param seat - the seat that has acted
 * @param left - the actions that the solution takes from here
 * @param margin - how many actions more a win may take to count as one
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
