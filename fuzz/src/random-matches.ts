import {
  type AnyPosition,
  createRandom,
  createTable,
  parseTable,
  randomAction,
  type Table,
} from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { createRecord, type GameRecord } from "@serpentarium/core/record";
import fc, { type Arbitrary } from "fast-check";
import type { Subject } from "./games.ts";

/** A match played at random, to the end or to a given length. */
export interface RandomMatch {
  readonly subject: Subject;
  readonly table: Table;
  readonly positions: readonly AnyPosition[];
  readonly record: GameRecord;
  /** The notation of some positions and actions of the match. */
  readonly notations: readonly string[];
}

const optionValue = (field: OptionField, seats: number): Arbitrary<unknown> => {
  const byDefault = fc.constant(defaultOf(field, seats));
  switch (field.kind) {
    case "choice":
      return fc.oneof(byDefault, fc.constantFrom(...field.values));
    case "integer":
      return fc.oneof(byDefault, fc.integer({ min: field.min, max: field.max }));
    default:
      return byDefault;
  }
};

/** Seats and options of a table; a game may refuse a combination of options. */
export const tableInput = ({
  game,
}: Subject): Arbitrary<{ readonly seats: number; readonly options: object }> =>
  fc.integer(game.seats).chain((seats) =>
    fc.record({
      seats: fc.constant(seats),
      options: fc.record(
        Object.fromEntries(
          Object.entries<OptionField>(game.options.fields).map(([name, field]) => [
            name,
            optionValue(field, seats),
          ]),
        ),
        { requiredKeys: [] },
      ),
    }),
  );

function playRandomly(subject: Subject, table: Table, seed: number, length: number): RandomMatch {
  const { game } = subject;
  const random = createRandom(seed);
  const positions = [game.start(table)];
  const actions: string[] = [];
  for (let position = game.start(table); actions.length < length && position.phase !== "over"; ) {
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
    positions.push(position);
  }
  const last = positions.at(-1) as AnyPosition;
  const words = [...new Set([game.formatPosition(last), ...actions.slice(-20)])];
  return {
    subject,
    table,
    positions,
    record: createRecord(game, { table, actions, outcome: last.outcome }),
    notations: words,
  };
}

/** Matches of all games at all kinds of tables, with 0 to 300 actions. */
export const randomMatches = (subjects: readonly Subject[]): Arbitrary<RandomMatch> =>
  fc.constantFrom(...subjects).chain((subject) =>
    fc
      .record({
        table: tableInput(subject).map(({ seats, options }) => {
          const table = parseTable(subject.game, options, seats);
          return table.ok ? table.value : createTable(subject.game, { seats });
        }),
        seed: fc.nat(),
        length: fc.oneof(fc.nat(12), fc.nat(300)),
      })
      .map(({ table, seed, length }) => playRandomly(subject, table, seed, length)),
  );
