import { fail, type Result, type Table } from "@serpentarium/core";
import { type Options, type Position, type Snake, sssnake } from "@serpentarium/sssnake";
import { TIGHT } from "./material/finish.ts";
import { looseParts } from "./material/loose-parts.ts";
import { parts } from "./parts.ts";

/** Why a snake of Sssnake is invalid here; undefined if it is valid. */
function problemOf(snake: Snake): Result<never> | undefined {
  if (TIGHT.canFinish(snake)) return undefined;
  if (looseParts(snake).length > 1)
    return fail("bad-position", { id: "failures.bad-position.several-loose" });
  if (!snake.ends) return fail("bad-position", { id: "failures.bad-position.complete-loose" });
  return fail("bad-position", { id: "failures.bad-position.unreachable-loose" });
}

/** Parses a position; if only the loose parts are invalid, the message says so. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  const parsed = parts.parsePosition(text, table);
  const inBase = parsed.ok ? parsed : sssnake.parsePosition(text, table);
  if (parsed.ok || !inBase.ok) return parsed;
  return inBase.value.snakes.map(problemOf).find((problem) => problem !== undefined) ?? parsed;
}
