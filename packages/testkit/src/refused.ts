import { type AnyPosition, type Game, parseLegal, type Result } from "@serpentarium/core";

/** Why there is no value, in a line. */
export const failed = ({ error }: Extract<Result<unknown>, { ok: false }>): string =>
  `${error.clause ?? error.code}: ${error.message.en}`;

/** Holds an action against the clause that must forbid it: what is wrong, or nothing. */
export function runRefused(
  game: Game,
  position: AnyPosition,
  text: string,
  clause: string,
): string | undefined {
  const legal = parseLegal(game, position, text);
  if (legal.ok) return `${text} is legal`;
  const { code, clause: named } = legal.error;
  if (code !== "refused") return `${text} is a ${code} error: ${legal.error.message.en}`;
  return named === clause ? undefined : `${text} is refused by ${String(named)}, not by ${clause}`;
}
