import { type AnyPosition, type Failure, type Game, play, type Result } from "@serpentarium/core";
import { KIT_WORDS } from "./kit-words.ts";

/** The message of a failure: in words if core has them, otherwise its id and data. */
export function failureText({ message }: Pick<Failure, "message">): string {
  if (typeof message === "string" || !("id" in message) || KIT_WORDS.has(message.id))
    return KIT_WORDS.format(message);
  const { id, data = {} } = message;
  return Object.keys(data).length === 0 ? id : `${id} ${JSON.stringify(data)}`;
}

/** A failure in one line. */
export function formatFailure({ error }: Extract<Result<unknown>, { ok: false }>): string {
  const { clause, code, spaces = [] } = error;
  // the message of a refusal names its spaces if necessary; that of an invalid position may not
  const places = clause || spaces.length === 0 ? "" : ` (${spaces.join(", ")})`;
  return `${clause ?? code}: ${failureText(error)}${places}`;
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
  const { code, clause: named } = played.error;
  if (code !== "refused") return `${text} is a ${code} error: ${failureText(played.error)}`;
  return named === clause ? undefined : `${text} is refused by ${String(named)}, not by ${clause}`;
}
