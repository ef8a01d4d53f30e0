import * as v from "valibot";
import { fail, type Result, succeed } from "../failure.ts";
import { misshape } from "../misshape.ts";
import { readable } from "../readable.ts";
import type { Outcome } from "../table.ts";
import { fromJson, otherKind, type RecordKind } from "./record-kind.ts";

/** The game and the table, as every kind of record names them. */
export interface RecordHead {
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's package that wrote it. */
  readonly version: string;
  readonly seats: number;
  readonly options: object;
}

/** One match as every kind of record holds it. */
export interface PlayedMatch {
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string;
  /** Every action from there on, in notation, chance included. */
  readonly actions: readonly string[];
  /** `null` while the match goes on. */
  readonly outcome: Outcome | null;
}

/** Made when it is needed, like all schemas: at the top level it would stay in every bundle. */
export const headEntries = () => ({
  game: v.string(),
  version: v.string(),
  seats: v.number(),
  options: v.looseObject({}),
});

export const playedEntries = () => ({
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

/** A record of a kind, from JSON or data that may come from anywhere; only its shape is checked. */
export function parseShape<R extends RecordHead>(
  kind: RecordKind,
  schema: v.GenericSchema,
  data: unknown,
): Result<R> {
  const raw = typeof data === "string" ? fromJson(data) : data;
  const notOne = (en: string, fr: string) =>
    otherKind(kind, raw) ?? fail("bad-record", `not a record: ${en}`, `pas une partie enregistrée : ${fr}`);
  return readable(
    () => {
      const checked = v.safeParse(schema, raw, { abortEarly: true });
      // as they came: valibot leaves out "__proto__", which parseTable must see
      if (checked.success) return succeed({ ...(checked.output as R), options: (raw as R).options });
      const { en, fr } = misshape(checked.issues[0]);
      return notOne(en, fr);
    },
    () => notOne("it cannot be read", "illisible"),
  );
}
