import assert from "node:assert/strict";
import type { Failure, Game, Result } from "@serpentarium/core";
import { FAILURE_CODES } from "@serpentarium/core/internal";

const LONGEST_MESSAGE = 2000;

function holdFailure({ code, message, clause }: Failure, game?: Game): void {
  assert.ok(FAILURE_CODES.includes(code), `the failure has the code ${code}`);
  for (const text of [message.en, message.fr]) {
    assert.ok(typeof text === "string" && text !== "", `the failure ${code} has no message`);
    assert.ok(text.length <= LONGEST_MESSAGE, `the message of ${code} has ${text.length} characters`);
  }
  if (game && code === "refused") {
    assert.ok(Object.hasOwn(game.clauses, clause ?? ""), `refused without a clause: ${clause}`);
  }
}

/** The value of a result; of a failure nothing, once it was found to be well formed. */
export function accepted<T>(result: Result<T>, game?: Game): T | undefined {
  if (result.ok) return result.value;
  holdFailure(result.error, game);
  return undefined;
}

/** The subject with a game; a case of a game that is not there any more says so. */
export function find<T extends { readonly game: Game }>(subjects: readonly T[], id: string): T {
  const found = subjects.find(({ game }) => game.id === id);
  assert.ok(found, `there is no game ${id}`);
  return found;
}
