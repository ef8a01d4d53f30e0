import assert from "node:assert/strict";
import type { Failure, Game, Result } from "@serpentarium/core";
import { CORE_FAILURE_CODES } from "@serpentarium/core/internal";

const MAX_MESSAGE_LENGTH = 2000;
/** Of core, networks and links. */
const FAILURE_CODES: readonly string[] = [...CORE_FAILURE_CODES, "bad-network", "other-match", "diverging"];

function assertFailure({ code, message, clause }: Failure, game?: Game): void {
  assert.ok(FAILURE_CODES.includes(code), `the failure has the code ${code}`);
  const text = typeof message === "string" ? message : JSON.stringify(message);
  assert.ok(text !== "", `the failure ${code} has no message`);
  assert.ok(text.length <= MAX_MESSAGE_LENGTH, `the message of ${code} has ${text.length} characters`);
  if (game && code === "refused") {
    assert.ok(Object.hasOwn(game.clauses, clause ?? ""), `refused without a clause: ${clause}`);
  }
}

/** The value of a result; undefined for a failure, which must be well formed. */
export function valueIfOk<T>(result: Result<T>, game?: Game): T | undefined {
  if (result.ok) return result.value;
  assertFailure(result.error, game);
  return undefined;
}

/** The subject of a game id. @throws AssertionError if the game no longer exists */
export function findSubject<T extends { readonly game: Game }>(subjects: readonly T[], id: string): T {
  const found = subjects.find(({ game }) => game.id === id);
  assert.ok(found, `there is no game ${id}`);
  return found;
}
