import type { Game, Preset, Table } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";

type WithOptions = Pick<Game, "options">;

/** The values of options that somebody has chosen, by name; all others have their defaults. */
export type Chosen = Readonly<Record<string, unknown>>;

const isSame = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other);

/** The options of a table that are not what they would be there anyway. */
export function chosenAt(game: WithOptions, { seats, options }: Table): Chosen {
  const usual = optionsAt(game, {}, seats);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !isSame(value, usual[name])));
}

/** Every option at a table for so many: as it was chosen, or its default there. */
export const optionsAt = ({ options: { fields } }: WithOptions, chosen: Chosen, seats: number): Chosen => ({
  ...Object.fromEntries(
    Object.entries<OptionField>(fields).map(([name, field]) => [name, defaultOf(field, seats)]),
  ),
  ...chosen,
});

/** The preset whose options were chosen, and no others. */
export const presetOf = ({ presets = [] }: Pick<Game, "presets">, chosen: Chosen): Preset | undefined =>
  presets.find(
    ({ options }) =>
      Object.keys(options).length === Object.keys(chosen).length &&
      Object.entries(options).every(([name, value]) => isSame(value, chosen[name])),
  );
