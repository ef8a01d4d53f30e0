import type { AnyPosition, Game } from "@serpentarium/core";

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
