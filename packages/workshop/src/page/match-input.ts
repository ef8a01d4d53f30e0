import { type Game, type Preset, parseTable, type Result, type Table } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import type { MatchContext } from "@serpentarium/table";
import { DICE } from "./match.ts";

/** The form for the next match. */
export interface MatchInput {
  readonly seats: number;
  /** The occupant of each seat; a person by default. */
  readonly occupants: readonly string[];
  /** Who acts for chance: {@link DICE} or a person. */
  readonly dealer: string;
  /** The changed options; all others have their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const defaultOptions = ({ options }: Game, seats: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries<OptionField>(options.fields).map(([name, field]) => [name, defaultOf(field, seats)]),
  );

/** All options with their chosen values or their defaults. */
export const allOptions = (
  game: Game,
  { seats, options }: MatchInput,
): Readonly<Record<string, unknown>> => ({
  ...defaultOptions(game, seats),
  ...options,
});

/** The form filled with the settings of a match, or with the defaults. */
export function toMatchInput(game: Game, context: MatchContext | undefined): MatchInput {
  if (!context) return { seats: game.seats.min, occupants: [], dealer: DICE, options: {} };
  const { table, seating, occupants } = context;
  const defaults = defaultOptions(game, table.seats);
  const options = Object.entries(table.options).filter(([name, value]) => !isSame(value, defaults[name]));
  return { seats: table.seats, occupants, dealer: seating.dealer, options: Object.fromEntries(options) };
}

/** The preset with exactly the chosen options. */
export const matchingPreset = ({ presets = [] }: Game, { options }: MatchInput): Preset | undefined =>
  presets.find((preset) => isSame(Object.entries(preset.options).sort(), Object.entries(options).sort()));

/** Parses the table of the next match. Fails with the first invalid option. */
export const parseInputTable = (game: Game, input: MatchInput): Result<Table> =>
  parseTable(game, allOptions(game, input), input.seats);

/** The seating of the next match. */
export const toSeating = ({ seats, occupants, dealer }: MatchInput) => ({
  occupants: Array.from({ length: seats }, (_, seat) => occupants[seat] ?? PERSON),
  dealer,
  undoChance: true,
});
