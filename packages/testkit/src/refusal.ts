import { type AnyPosition, type Game, play, type Result } from "@serpentarium/core";

/** A failure in one line. */
export function formatFailure({ error }: Extract<Result<unknown>, { ok: false }>): string {
  const { clause, code, message, spaces = [] } = error;
  // the message of a refusal names its spaces if they matter; that of an invalid position need not
  const places = clause || spaces.length === 0 ? "" : ` (${spaces.join(", ")})`;
  return `${clause ?? code}: ${message.en}${places}`;
}

/** Checks that an action is refused by a given clause. Returns the problem, or undefined. */
export function checkRefused(
  game: Game,
  position: AnyPosition,
  text: string,
  clause: string,
): string | undefined {
  const played = play(game, position, text);
  if (played.ok) return `${text} is legal`;
  const { code, clause: named, message } = played.error;
  if (code !== "refused") return `${text} is a ${code} error: ${message.en}`;
  return named === clause ? undefined : `${text} is refused by ${String(named)}, not by ${clause}`;
}
