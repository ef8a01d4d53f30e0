import type { AnyPosition, Game } from "@serpentarium/core";

/**
 * A key that is equal for positions that differ only by a symmetry of the board or the seats: the numbers of legal actions now and after
 * each action, and the game's estimates.
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
