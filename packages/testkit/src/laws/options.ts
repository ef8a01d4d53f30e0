import { type Game, type Preset, parseTable } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { first } from "../data.ts";
import { asAWhole, type Law } from "../law.ts";
import { type Trial, trialsOf } from "./option-trials.ts";

/** Numbers of seats that the game takes. */
const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const trials = ({ options: { fields } }: Game): Trial[] => [
  ...[null, "", 1, []].map((odd) => ({ options: odd })),
  ...["no-such-option", "__proto__", "constructor"].map((name) => ({
    // as JSON has it: an own key, whatever its name
    options: JSON.parse(`{"${name}":1}`) as unknown,
  })),
  ...Object.keys(fields).flatMap((name) => trialsOf(name, fields)),
];

/** Options that become something else than they should, the order of kinds included. */
function misjudged(
  game: Game,
  { options, becomes }: Trial,
  seats: unknown = game.seats.min,
): string | undefined {
  const table = parseTable(game, options, seats);
  const given = `${JSON.stringify(options)} with ${JSON.stringify(seats)} seats`;
  if (!table.ok) return becomes && `${given} is refused`;
  if (!becomes) return `${given} is accepted`;
  const kept = Object.entries(becomes).every(
    ([name, value]) => JSON.stringify(Reflect.get(table.value.options, name)) === JSON.stringify(value),
  );
  if (!kept) return `${given} becomes ${JSON.stringify(table.value.options)}`;
  game.start(table.value);
  return undefined;
}

/** A default for a number of seats that the game does not take. */
function misplaced(game: Game): string | undefined {
  const known = seatCounts(game).map(String);
  for (const [name, field] of Object.entries<OptionField>(game.options.fields)) {
    const seats = field.kind === "counts" ? [] : Object.keys(field.bySeats ?? {});
    const odd = seats.find((number) => !known.includes(number));
    if (odd) return `the option ${name} has a default for ${odd} seats, which the game does not take`;
  }
  return undefined;
}

/** A preset that no table can have, or one that changes nothing. */
function misset(game: Game, { id, options }: Preset): string | undefined {
  const table = parseTable(game, options);
  if (!table.ok) return `the preset ${id} is refused: ${table.error.message.en}`;
  const isUsual = JSON.stringify(table.value.options) === JSON.stringify(defaults(game, game.seats.min));
  return isUsual ? `the preset ${id} is what the defaults are` : undefined;
}

/** What every option is when nothing is said. */
const defaults = ({ options: { fields } }: Game, seats: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries<OptionField>(fields).map(([name, field]) => [name, defaultOf(field, seats)]),
  );

export const options: Law = {
  id: "options",
  title: {
    en: "options and seats are taken within their bounds, and only there",
    fr: "options et nombre de joueurs sont acceptés dans leurs limites, et là seulement",
  },
  once: true,
  check: asAWhole(({ game }) => {
    const { min, max } = game.seats;
    return (
      misplaced(game) ??
      first(
        seatCounts(game).map(
          (seats) => () => misjudged(game, { options: {}, becomes: defaults(game, seats) }, seats),
        ),
      ) ??
      first(trials(game).map((trial) => () => misjudged(game, trial))) ??
      first((game.presets ?? []).map((preset) => () => misset(game, preset))) ??
      first(
        [min - 1, max + 1, min + 0.5, String(min), null].map(
          (seats) => () => misjudged(game, { options: {} }, seats),
        ),
      )
    );
  }),
};
