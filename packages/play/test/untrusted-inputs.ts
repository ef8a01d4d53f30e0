import { createRandom, createTable, type Game, playout } from "@serpentarium/core";
import { createRecord, formatLink, type GameRecord } from "@serpentarium/core/record";
import fc from "fast-check";

/** A mutation of a text: replaces a range by another text. */
interface Damage {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** The record of a random finished match. */
export function finishedRecord(game: Game): GameRecord {
  const table = createTable(game);
  const actions: string[] = [];
  const last = playout(game, game.start(table), createRandom("hostile"), (position, action) => {
    actions.push(game.formatAction(action, position));
  });
  return createRecord(game, { table, actions, outcome: last.outcome });
}

/** Arbitrary text: any code units, lone surrogates, escapes, and names with a meaning in JavaScript. */
export const untrustedText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom(
      "__proto__",
      "constructor",
      "%",
      "%E0%A4%A",
      "%00",
      "\ud800",
      "\u202e",
      "-0",
      "1e999",
      "NaN",
      "null",
      "[]",
      "{}",
      "&",
      "_",
      "=",
      "#",
      "<img src=x onerror=alert(1)>",
      "javascript:alert(1)",
      "{{constructor}}",
    ),
  );

const damage = (): fc.Arbitrary<Damage> =>
  fc.record({ at: fc.nat(10_000), length: fc.nat(20), text: fc.oneof(fc.constant(""), untrustedText()) });

/** Mutations of a text. */
export const mutatedTexts = (whole: string): fc.Arbitrary<string> =>
  fc.array(damage(), { minLength: 1, maxLength: 4 }).map((damages) =>
    damages.reduce((text, { at, length, text: other }) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + other + text.slice(from + length);
    }, whole),
  );

/** Arbitrary JSON values, including ones that no record contains. */
export const untrustedValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    untrustedText(),
    fc.constantFrom(1e308, -1, 0.5, 2 ** 53, Number.MIN_VALUE, true, null, [], {}, [[[[]]]]),
    fc.constant(JSON.parse('{ "__proto__": { "goal": 3 }, "constructor": 1 }')),
  );

/** Records with one replaced value. */
export const mutatedRecords = (record: GameRecord): fc.Arbitrary<object> =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...Object.keys(record), "start", "plan", "matches", "__proto__"),
        untrustedValue(),
      )
      .map(([key, value]) => Object.fromEntries([...Object.entries(record), [key, value]])),
    fc
      .tuple(fc.nat(), fc.oneof(untrustedValue(), fc.constantFrom(...record.actions)))
      .map(([at, action]) => ({
        ...record,
        actions: record.actions.with(at % record.actions.length, action as string),
      })),
    fc.nat().map((at) => ({ ...record, actions: record.actions.slice(0, at % record.actions.length) })),
  );

/** Links to a record with one replaced or duplicated value. */
export const mutatedLinks = (record: GameRecord): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom("game", "version", "seats", "options", "actions", "outcome", "start", "games", "first"),
      fc.oneof(
        untrustedText(),
        untrustedValue().map((value) => JSON.stringify(value)),
      ),
      fc.boolean(),
    )
    .map(([key, value, isTwice]) => {
      const query = new URLSearchParams(formatLink(record));
      query[isTwice ? "append" : "set"](key, value);
      return query.toString();
    });

/** The link to a record and the text of its file. */
export const linkAndFile = (record: GameRecord) =>
  [
    ["link", formatLink(record)],
    ["file", JSON.stringify(record)],
  ] as const;
