import { type Game, type Preset, parseTable } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { firstDefined } from "../data.ts";
import { type Law, onWholePlayout } from "../law.ts";
import { type OptionCase, optionCases } from "../option-cases.ts";
import { failureText } from "../refusal.ts";

/** The numbers of seats that the game supports. */
const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const allCases = ({ options: { fields } }: Game): OptionCase[] => [
  ...[null, "", 1, []].map((invalid) => ({ options: invalid })),
  ...["no-such-option", "__proto__", "constructor"].map((name) => ({
    // JSON.parse creates an own property even for "__proto__"
    options: JSON.parse(`{"${name}":1}`) as unknown,
  })),
  ...Object.keys(fields).flatMap((name) => optionCases(name, fields)),
];

/** Checks that options are refused or parsed as expected, including the order of kinds. */
function checkCase(
  game: Game,
  { options, becomes }: OptionCase,
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

/** Checks that defaults by seats exist only for numbers of seats that the game supports. */
function checkSeatDefaults(game: Game): string | undefined {
  const known = seatCounts(game).map(String);
  for (const [name, field] of Object.entries<OptionField>(game.options.fields)) {
    const seats = field.kind === "counts" ? [] : Object.keys(field.defaultBySeats ?? {});
    const unknown = seats.find((number) => !known.includes(number));
    if (unknown)
      return `the option ${name} has a default for ${unknown} seats, which the game does not support`;
  }
  return undefined;
}

/** Checks that a preset is valid and differs from the defaults. */
function checkPreset(game: Game, { id, options }: Preset): string | undefined {
  const table = parseTable(game, options);
  if (!table.ok) return `the preset ${id} is refused: ${failureText(table.error)}`;
  const isDefault = JSON.stringify(table.value.options) === JSON.stringify(defaults(game, game.seats.min));
  return isDefault ? `the preset ${id} equals the defaults` : undefined;
}

/** The default of every option. */
const defaults = ({ options: { fields } }: Game, seats: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries<OptionField>(fields).map(([name, field]) => [name, defaultOf(field, seats)]),
  );

export const options: Law = {
  id: "options",
  title: { id: "laws.options" },
  once: true,
  check: onWholePlayout(({ game }) => {
    const { min, max } = game.seats;
    return (
      checkSeatDefaults(game) ??
      firstDefined(
        seatCounts(game).map(
          (seats) => () => checkCase(game, { options: {}, becomes: defaults(game, seats) }, seats),
        ),
      ) ??
      firstDefined(allCases(game).map((optionCase) => () => checkCase(game, optionCase))) ??
      firstDefined((game.presets ?? []).map((preset) => () => checkPreset(game, preset))) ??
      firstDefined(
        [min - 1, max + 1, min + 0.5, String(min), null].map(
          (seats) => () => checkCase(game, { options: {} }, seats),
        ),
      )
    );
  }),
};
