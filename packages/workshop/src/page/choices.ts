import { type Game, type Preset, parseTable, type Result, type Table } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { PERSON } from "@serpentarium/core/turn";
import { DICE, type MatchContext } from "./match.ts";

/** What is chosen for the next match. */
export interface Choices {
  readonly seats: number;
  /** Who sits at each seat; a person where it says nothing. */
  readonly occupants: readonly string[];
  readonly dealer: string;
  /** The options that somebody has touched; all others have their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The defaults of a game at a table for so many. */
const usualAt = ({ options }: Game, seats: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries<OptionField>(options.fields).map(([name, field]) => [name, defaultOf(field, seats)]),
  );

/** Every option as it is chosen, or its default. */
export const optionsOf = (game: Game, { seats, options }: Choices): Readonly<Record<string, unknown>> => ({
  ...usualAt(game, seats),
  ...options,
});

/** How a match is played, as choices for the next one. */
export function choicesOf(game: Game, context: MatchContext | undefined): Choices {
  if (!context) return { seats: game.seats.min, occupants: [], dealer: DICE, options: {} };
  const { table, seating } = context;
  const usual = usualAt(game, table.seats);
  const options = Object.entries(table.options).filter(([name, value]) => !isSame(value, usual[name]));
  return { seats: table.seats, ...seating, options: Object.fromEntries(options) };
}

/** The preset whose options are chosen, and no others. */
export const presetOf = ({ presets = [] }: Game, { options }: Choices): Preset | undefined =>
  presets.find((preset) => isSame(Object.entries(preset.options).sort(), Object.entries(options).sort()));

/** The table of the next match, or what is wrong with it. */
export const tableOf = (game: Game, choices: Choices): Result<Table> =>
  parseTable(game, optionsOf(game, choices), choices.seats);

/** Who sits where at the next match. */
export const seatingOf = ({ seats, occupants, dealer }: Choices) => ({
  occupants: Array.from({ length: seats }, (_, seat) => occupants[seat] ?? PERSON),
  dealer,
  undoChance: true,
});
