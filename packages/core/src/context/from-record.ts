import type { Result } from "../failure.ts";
import { succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseRecord } from "../record/parse-record.ts";
import { replay } from "../record/replay.ts";
import { createContext, type Seating, type TurnContext } from "./context.ts";

/** Replays the match or series of an untrusted record, such as one in a link, to play it on. Fails like `replay`. */
export function contextFromRecord<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  record: unknown,
  seating: Seating<Occupant> = {},
): Result<TurnContext<T>> {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const opened = replay(game, parsed.value);
  if (!opened.ok) return opened;
  const { names: recorded = [] } = parsed.value;
  const { table, plan } = opened.value;
  const begun = createContext(game, { names: recorded, ...seating, table, plan });
  const { occupants, names, hasBegun } = begun;
  return succeed({ ...begun, ...opened.value, occupants, names, hasBegun });
}
