import * as v from "valibot";
import { fail, type Result, succeed } from "../failure.ts";
import { misshape } from "../misshape.ts";
import { readable } from "../readable.ts";
import { FIRST_SEATS, MOST_GAMES } from "../series/plan.ts";
import { type GameRecord, RECORD_FORMAT } from "./record.ts";

/** Made when it is needed, like all schemas: at the top level it would stay in every bundle. */
export const matchEntries = () => ({
  start: v.exactOptional(v.string()),
  actions: v.array(v.string()),
  outcome: v.nullable(
    v.object({
      winners: v.array(v.number()),
      reason: v.string(),
      scores: v.optional(v.array(v.number())),
    }),
  ),
});

/** The matches before the present one: counted before they are looked at. */
export const createEarlierSchema = () =>
  v.pipe(v.array(v.unknown()), v.maxLength(MOST_GAMES - 1), v.array(v.object(matchEntries())));

const createSchema = () =>
  v.object({
    format: v.literal(RECORD_FORMAT),
    game: v.string(),
    version: v.string(),
    seats: v.number(),
    options: v.looseObject({}),
    plan: v.exactOptional(v.strictObject({ games: v.number(), first: v.picklist(FIRST_SEATS) })),
    earlier: v.exactOptional(createEarlierSchema()),
    seat: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    view: v.exactOptional(v.string()),
    ...matchEntries(),
  });

const fromJson = (text: string): unknown =>
  readable<unknown>(
    () => JSON.parse(text),
    () => undefined,
  );

/** A record from JSON or data that may come from anywhere; only its shape is checked. Fails with `bad-record`. */
export function parseRecord(data: unknown): Result<GameRecord> {
  const raw = typeof data === "string" ? fromJson(data) : data;
  const notOne = (en: string, fr: string) =>
    fail("bad-record", `not a record: ${en}`, `pas une partie enregistrée : ${fr}`);
  return readable(
    () => {
      const checked = v.safeParse(createSchema(), raw, { abortEarly: true });
      // as they came: valibot leaves out "__proto__", which parseTable must see
      if (checked.success)
        return succeed({ ...(checked.output as GameRecord), options: (raw as GameRecord).options });
      const { en, fr } = misshape(checked.issues[0]);
      return notOne(en, fr);
    },
    () => notOne("it cannot be read", "illisible"),
  );
}
