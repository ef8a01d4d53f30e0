import type { Game, Message } from "@serpentarium/core";
import { parseTeachingPosition, type TeachingPosition } from "@serpentarium/core/teaching";
import { findTypographyError } from "../french-typography.ts";
import { formatFailure } from "../refusal.ts";
import { checkText } from "../text-checks.ts";

/** Checks the texts of a picture or a task. Returns a list of problems. */
export const checkTexts = (texts: readonly (readonly [label: string, text: Message])[]): string[] =>
  texts.flatMap(([label, text]) => {
    const problem = checkText(label, text);
    const typographyError = problem ? undefined : findTypographyError(text.fr);
    return problem ?? (typographyError ? `${label} (fr) has ${typographyError}` : []);
  });

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
