import { fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";

const MAX_SEATS = 64;
const MAX_ACTIONS = 1_000_000;
/** The maximum number of games of a run. */
export const MAX_GAMES = 1_000_000_000;

/** An integer from `min` to `max`. */
export const integerBetween = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const shortText = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));

const bots = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MAX_SEATS));
const seed = v.pipe(v.string(), v.maxLength(10_000));
const longest = integerBetween(1, MAX_ACTIONS);
const sampling = {
  every: integerBetween(0, MAX_GAMES),
  turns: integerBetween(0, MAX_ACTIONS),
  judge: shortText(100),
};

const entries = {
  game: shortText(100),
  version: shortText(100),
  seats: integerBetween(1, MAX_SEATS),
  options: v.record(v.string(), v.unknown()),
  bots,
  seed,
  longest,
  sampling: v.strictObject(sampling),
};

const BOTS_MESSAGE = "a bot for each seat";

/** A setup without its plugin, for queues: every worker finds the plugin by the id of the game. */
export const QUEUED_SETUP_SCHEMA = v.pipe(
  v.strictObject(entries),
  v.check(({ bots: { length }, seats }) => length === seats, BOTS_MESSAGE),
);
export const SETUP_SCHEMA = v.pipe(
  v.strictObject({ plugin: shortText(10_000), ...entries }),
  v.check(({ bots: { length }, seats }) => length === seats, BOTS_MESSAGE),
);
/** The input of `createSetup`; seats and options are checked by the game. */
export const SETUP_INPUT_SCHEMA = v.strictObject({
  seats: v.optional(v.number()),
  options: v.optional(v.unknown()),
  bots: v.optional(bots),
  seed: v.optional(seed),
  longest: v.optional(longest),
  sampling: v.optional(v.partial(v.strictObject(sampling))),
});

const failOption = (en: string, fr: string): Result<never> => fail("bad-option", { en, fr });

/** Parses data with a schema. Fails with `bad-option`, also if reading the data throws. */
export function parseWithSchema<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Result<T> {
  try {
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return succeed(parsed.output);
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue) ?? "settings";
    const expected = issue.expected ?? issue.message;
    return failOption(
      `${path}: expected ${expected}, found ${issue.received}`,
      `${path} : ${expected} attendu, ${issue.received} trouvé`,
    );
  } catch {
    return failOption("settings: they cannot be read", "réglages : impossible de les lire");
  }
}
