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
  events: integerBetween(0, MAX_GAMES),
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

/** A setup without its plugin, for queues: every worker finds the plugin by the id of the game. */
export const QUEUED_SETUP_SCHEMA = v.pipe(
  v.strictObject(entries),
  v.check(({ bots: { length }, seats }) => length === seats),
);
export const SETUP_SCHEMA = v.pipe(
  v.strictObject({ plugin: shortText(10_000), ...entries }),
  v.check(({ bots: { length }, seats }) => length === seats),
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

/** Parses data with a schema. Fails with `bad-option`, also if reading the data throws. */
export function parseWithSchema<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Result<T> {
  try {
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return succeed(parsed.output);
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue) ?? "settings";
    // `v.check` is the only kind of issue without an expected type
    const expected = issue.expected ?? { id: "lab.settings.bot-for-each-seat" };
    return fail("bad-option", {
      id: "failures.bad-option.setting",
      data: { path, expected, found: issue.received },
    });
  } catch {
    return fail("bad-option", { id: "failures.bad-option.settings" });
  }
}
