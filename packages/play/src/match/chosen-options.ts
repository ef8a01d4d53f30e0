import type { Game, Preset, Table, Words } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { valueTitle } from "@serpentarium/table";

type WithOptions = Pick<Game, "options">;

/** Values of options that differ from the defaults, by name. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

const isSame = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other);

/** The options of a table that differ from the defaults. */
export function chosenOptions(game: WithOptions, { seats, options }: Table): ChosenOptions {
  const defaults = withDefaults(game, {}, seats);
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !isSame(value, defaults[name])),
  );
}

/** All options for a number of seats: chosen values and defaults. */
export const withDefaults = (
  { options: { fields } }: WithOptions,
  chosen: ChosenOptions,
  seats: number,
): ChosenOptions => ({
  ...Object.fromEntries(
    Object.entries<OptionField>(fields).map(([name, field]) => [name, defaultOf(field, seats)]),
  ),
  ...chosen,
});

/** The preset with exactly these options. */
export const presetOf = (
  { presets = [] }: Pick<Game, "presets">,
  chosen: ChosenOptions,
): Preset | undefined =>
  presets.find(
    ({ options }) =>
      Object.keys(options).length === Object.keys(chosen).length &&
      Object.entries(options).every(([name, value]) => isSame(value, chosen[name])),
  );

/** The value of an option in words. @param path - of the option, such as `options.goal` */
export function optionValueText(path: string, field: OptionField, value: unknown, words: Words): string {
  if (value === null) return words.text("table.options.no-limit");
  if (field.kind === "choice") return valueTitle(words, path, String(value));
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([kind, count]) => `${valueTitle(words, path, kind)} ${count}`)
    .join(", ");
}

/** The values of options that differ from the defaults, in words, such as “Where pawns enter: By a throw of the die”. */
export function describeChosen({ options }: WithOptions, chosen: ChosenOptions, words: Words): string {
  const fields: Readonly<Record<string, OptionField>> = options.fields;
  return Object.entries(chosen)
    .flatMap(([name, value]) => {
      const field = fields[name];
      if (!field) return [];
      const contents = optionValueText(`options.${name}`, field, value, words);
      return words.text("scene.contents", { name: { id: `options.${name}.title` }, contents });
    })
    .join("; ");
}
