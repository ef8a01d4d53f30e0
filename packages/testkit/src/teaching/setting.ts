import type { Game, Text } from "@serpentarium/core";
import { positionOf, type Setting } from "@serpentarium/core/teaching";
import { misset } from "../french.ts";
import { failed } from "../refused.ts";
import { mistold } from "../wording.ts";

/** What is wrong with the words of a picture or a task, a line each. */
export const miswritten = (texts: readonly (readonly [what: string, text: Text])[]): string[] =>
  texts.flatMap(([what, text]) => {
    const untold = mistold(what, text);
    const slip = untold ? undefined : misset(text.fr);
    return untold ?? (slip ? `${what} (fr) has ${slip}` : []);
  });

function misplaced(game: Game, setting: Setting): string[] {
  const position = positionOf(game, setting);
  if (!position.ok) return [`the position is not accepted: ${failed(position)}`];
  const written = game.formatPosition(position.value);
  if (written !== setting.position) return [`the position is written ${written}`];
  return position.value.phase === "over" ? ["in its position the game is over"] : [];
}

function misattributed(game: Game, { clauses }: Setting): string[] {
  if (clauses.length === 0) return ["it names no clause"];
  return clauses.filter((id) => !Object.hasOwn(game.clauses, id)).map((id) => `${id} is no clause`);
}

/** What is wrong with the position and the clauses of a picture or a task, a line each. */
export const unsettled = (game: Game, setting: Setting): string[] => [
  ...misattributed(game, setting),
  ...misplaced(game, setting),
];
