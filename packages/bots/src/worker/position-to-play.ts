import { type AnyPosition, fail, type Game, parsePositionData, type Result } from "@serpentarium/core";

/**
 * Parses a position for a program to think about; in a game with hidden information, a redacted one. Fails with `bad-position`,
 * `bad-seats`, `bad-option` or `over`.
 */
export function parsePositionToPlay(game: Game, data: unknown): Result<AnyPosition> {
  const position = parsePositionData(game, data, { isRedacted: game.hidden !== undefined });
  if (!position.ok || game.toAct(position.value) !== undefined) return position;
  return fail("over", { id: "failures.over.game" });
}
