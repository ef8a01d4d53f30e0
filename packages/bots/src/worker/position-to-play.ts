import { type AnyPosition, fail, type Game, parsePositionData, type Result } from "@serpentarium/core";

/**
 * Parses a position that a program may think about, redacted in a game with hidden information. Fails with `bad-position`,
 * `bad-seats`, `bad-option` or `over`.
 */
export function parsePositionToPlay(game: Game, data: unknown): Result<AnyPosition> {
  const position = parsePositionData(game, data, { isRedacted: game.hidden !== undefined });
  if (!position.ok || game.toAct(position.value) !== undefined) return position;
  return fail("over", { id: "failures.over.game" });
}
