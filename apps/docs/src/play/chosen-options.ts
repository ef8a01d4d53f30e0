import type { Game, Preset, Table } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { LANGUAGES, type SiteText } from "../lib/site-text.ts";

type WithOptions = Pick<Game, "options">;

/** Values of options that differ from the defaults, by name. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

const isSame = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other);

/** The options of a table that differ from its defaults. */
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

/** The values of options that differ from the defaults, in words, such as “Where pawns enter: By a throw of the die”. */
export function describeChosen({ options }: WithOptions, chosen: ChosenOptions): SiteText {
  const fields: Readonly<Record<string, OptionField>> = options.fields;
  const [en = "", fr = ""] = LANGUAGES.map((language) =>
    Object.entries(chosen)
      .flatMap(([name, value]) => {
        const field = fields[name];
        const named = field?.kind === "choice" ? field.names?.[String(value)]?.[language] : undefined;
        return field
          ? `${field.title[language]}${language === "fr" ? " " : ""}: ${named ?? String(value)}`
          : [];
      })
      .join("; "),
  );
  return { en, fr };
}
