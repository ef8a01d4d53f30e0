import {
  type AnyPosition,
  createRandom,
  createTable,
  parseTable,
  randomAction,
  type Table,
} from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { formatRecord, type GameRecord } from "@serpentarium/core/record";
import fc, { type Arbitrary } from "fast-check";
import type { Subject } from "./games.ts";

/** A match as far as it was played at random. */
export interface Match {
  readonly subject: Subject;
  readonly table: Table;
  readonly positions: readonly AnyPosition[];
  readonly record: GameRecord;
  /** The notation of some positions and actions of the game. */
  readonly words: readonly string[];
}

const optionValue = (field: OptionField, seats: number): Arbitrary<unknown> => {
  const usual = fc.constant(defaultOf(field, seats));
  switch (field.kind) {
    case "choice":
      return fc.oneof(usual, fc.constantFrom(...field.values));
    case "integer":
      return fc.oneof(usual, fc.integer({ min: field.min, max: field.max }));
    default:
      return usual;
  }
};

/** Tables of a game, with options that the game may refuse together. */
export const wishes = ({ game }: Subject): Arbitrary<{ readonly seats: number; readonly options: object }> =>
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

function playSome(subject: Subject, table: Table, seed: number, length: number): Match {
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
    record: formatRecord(game, { table, actions, outcome: last.outcome }),
    words,
  };
}

/** Matches of all games, at all kinds of tables, from none to some hundred actions long. */
export const matches = (subjects: readonly Subject[]): Arbitrary<Match> =>
  fc.constantFrom(...subjects).chain((subject) =>
    fc
      .record({
        table: wishes(subject).map(({ seats, options }) => {
          const table = parseTable(subject.game, options, seats);
          return table.ok ? table.value : createTable(subject.game, { seats });
        }),
        seed: fc.nat(),
        length: fc.oneof(fc.nat(12), fc.nat(300)),
      })
      .map(({ table, seed, length }) => playSome(subject, table, seed, length)),
  );
