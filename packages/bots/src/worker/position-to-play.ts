import {
  type AnyPosition,
  fail,
  type Game,
  parsePositionData,
  type Result,
  succeed,
} from "@serpentarium/core";
import type { Step } from "../useless.ts";

/**
 * Parses a position for a program to think about; in a game with hidden information, a redacted one. Fails with `bad-position`,
 * `bad-seats`, `bad-option` or `over`.
 */
export function parsePositionToPlay(game: Game, data: unknown): Result<AnyPosition> {
  const position = parsePositionData(game, data, { isRedacted: game.hidden !== undefined });
  if (!position.ok || game.toAct(position.value) !== undefined) return position;
  return fail("over", { id: "failures.over.game" });
}

/** Parses the positions before and after an action, if there are any. Fails like `parsePositionData`. */
export function parseStep(
  game: Game,
  step: { readonly from: unknown; readonly position: unknown } | undefined,
): Result<Step<AnyPosition> | undefined> {
  if (!step) return succeed(undefined);
  const options = { isRedacted: game.hidden !== undefined };
  const from = parsePositionData(game, step.from, options);
  if (!from.ok) return from;
  const position = parsePositionData(game, step.position, options);
  return position.ok ? succeed({ from: from.value, position: position.value }) : position;
}
