import { fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";

const MAX_SEATS = 64;
const MAX_ACTIONS = 1_000_000;
/** The most games of a run. */
export const MAX_GAMES = 1_000_000_000;

/** A whole number between bounds. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const word = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));

const bots = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MAX_SEATS));
const seed = v.pipe(v.string(), v.maxLength(10_000));
const longest = whole(1, MAX_ACTIONS);
const sampling = { every: whole(0, MAX_GAMES), turns: whole(0, MAX_ACTIONS), judge: word(100) };

const entries = {
  game: word(100),
  version: word(100),
  seats: whole(1, MAX_SEATS),
  options: v.record(v.string(), v.unknown()),
  bots,
  seed,
  longest,
  sampling: v.strictObject(sampling),
};

const UNSEATED = "a bot for each seat";

/** A setup as it travels: whoever plays it finds the plugin. */
export const QUEUED_SETUP = v.pipe(
  v.strictObject(entries),
  v.check(({ bots: { length }, seats }) => length === seats, UNSEATED),
);
/** A setup. */
export const SETUP = v.pipe(
  v.strictObject({ plugin: word(10_000), ...entries }),
  v.check(({ bots: { length }, seats }) => length === seats, UNSEATED),
);
/** What one can ask for; the game checks seats and options. */
export const WISHES = v.strictObject({
  seats: v.optional(v.number()),
  options: v.optional(v.unknown()),
  bots: v.optional(bots),
  seed: v.optional(seed),
  longest: v.optional(longest),
  sampling: v.optional(v.partial(v.strictObject(sampling))),
});

const unreadable = (why: string, pourquoi: string): Result<never> => fail("bad-option", why, pourquoi);

/** Data that is as a schema has it. Fails with `bad-option`, also where it cannot be read. */
export function parseAs<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Result<T> {
  try {
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return succeed(parsed.output);
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue) ?? "settings";
    const expected = issue.expected ?? issue.message;
    return unreadable(
      `${path}: expected ${expected}, found ${issue.received}`,
      `${path} : ${expected} attendu, ${issue.received} trouvé`,
    );
  } catch {
    return unreadable("settings: they cannot be read", "réglages : ils ne peuvent se lire");
  }
}
