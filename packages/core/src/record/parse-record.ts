import * as v from "valibot";
import { describeIssue } from "../describe-issue.ts";
import { fail, type Result, succeed } from "../failure.ts";
import { FIRST_SEAT_RULES, MAX_GAMES } from "../series/plan.ts";
import { withFallback } from "../with-fallback.ts";
import type { MessageReference } from "../words/message.ts";
import { isDrawnName } from "./player-name.ts";
import { type GameRecord, RECORD_FORMAT } from "./record.ts";

/** A function, because bundlers could not remove an unused top-level constant. */
export const matchRecordEntries = () => ({
  start: v.exactOptional(v.string()),
  actions: v.array(v.string()),
  outcome: v.nullable(
    v.object({
      winners: v.array(v.number()),
      reason: v.string(),
      scores: v.exactOptional(v.array(v.number())),
      places: v.exactOptional(v.array(v.number())),
      by: v.exactOptional(v.number()),
    }),
  ),
});

/** Creates the schema of the earlier matches; checks their number before their contents. */
export const createEarlierSchema = () =>
  v.pipe(v.array(v.unknown()), v.maxLength(MAX_GAMES - 1), v.array(v.object(matchRecordEntries())));

/**
 * Creates the schema of the players’ names; empty for a player without one. More lenient than `isPlayerName`, so that old names stay
 * readable.
 */
export const createNamesSchema = () =>
  v.array(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (dataset.typed && dataset.value !== "" && !isDrawnName(dataset.value))
          addIssue({ expected: "name" });
      }),
    ),
  );

const createSchema = () =>
  v.object({
    format: v.picklist([RECORD_FORMAT]),
    game: v.string(),
    version: v.string(),
    seats: v.number(),
    options: v.looseObject({}),
    names: v.exactOptional(createNamesSchema()),
    plan: v.exactOptional(v.strictObject({ games: v.number(), first: v.picklist(FIRST_SEAT_RULES) })),
    earlier: v.exactOptional(createEarlierSchema()),
    seat: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    view: v.exactOptional(v.string()),
    ...matchRecordEntries(),
  });

const parseJson = (text: string): unknown =>
  withFallback<unknown>(
    () => JSON.parse(text),
    () => undefined,
  );

/** Parses a record from JSON or untrusted data. Checks its shape only. Fails with `bad-record`. */
export function parseRecord(data: unknown): Result<GameRecord> {
  const raw = typeof data === "string" ? parseJson(data) : data;
  const notARecord = (problem: MessageReference) =>
    fail("bad-record", { id: "failures.bad-record.shape", data: { problem } });
  return withFallback(
    () => {
      const checked = v.safeParse(createSchema(), raw, { abortEarly: true });
      // the original options: valibot drops "__proto__", which parseTable has to reject
      if (checked.success)
        return succeed({ ...(checked.output as GameRecord), options: (raw as GameRecord).options });
      return notARecord(describeIssue(checked.issues[0]));
    },
    () => notARecord({ id: "failures.unreadable" }),
  );
}
