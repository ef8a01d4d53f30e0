import type { Game } from "@serpentarium/core";
import { parseTeachingPosition, type TeachingPosition } from "@serpentarium/core/teaching";
import type { CheckedWords } from "../game-words.ts";
import { formatFailure } from "../refusal.ts";
import { checkMessage } from "../text-checks.ts";

/** Checks the texts of a picture or a task. Returns a list of problems. */
export const checkTexts = (ids: readonly string[], words: readonly CheckedWords[]): string[] =>
  ids.flatMap((id) => checkMessage(id, { id }, words) ?? []);

function checkPosition(game: Game, setting: TeachingPosition): string[] {
  const position = parseTeachingPosition(game, setting);
  if (!position.ok) return [`the position is not accepted: ${formatFailure(position)}`];
  const formatted = game.formatPosition(position.value);
  if (formatted !== setting.position) return [`the position is formatted as ${formatted}`];
  return position.value.phase === "over" ? ["its position is one of a finished game"] : [];
}

function checkClauses(game: Game, { clauses }: TeachingPosition): string[] {
  if (clauses.length === 0) return ["it names no clause"];
  return clauses.filter((id) => !Object.hasOwn(game.clauses, id)).map((id) => `${id} is not a clause`);
}

/** Checks the position and the clauses of a picture or a task. Returns a list of problems. */
export const checkSetting = (game: Game, setting: TeachingPosition): string[] => [
  ...checkClauses(game, setting),
  ...checkPosition(game, setting),
];
