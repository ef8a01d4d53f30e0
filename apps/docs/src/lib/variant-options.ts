import { fill, type Game, type Language } from "@serpentarium/core";
import { defaultOf, expected, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { differencesOf } from "@serpentarium/core/variant";
import { VARIANT_WORDS } from "./variant-words.ts";

/** An option of a game as a reader sees it. */
interface OptionText {
  readonly default: string;
  readonly accepts: string;
}

/** An option that differs: as it is in the base and in the variant, missing where the game has it not. */
export interface OptionDifference {
  readonly name: string;
  readonly title: string;
  readonly before: OptionText | undefined;
  readonly now: OptionText | undefined;
  /** Whether other values are accepted. */
  readonly isBound: boolean;
}

function valueText(field: OptionField, value: OptionValue, language: Language): string {
  if (value === null) return VARIANT_WORDS.none[language];
  if (field.kind === "choice") return field.names?.[String(value)]?.[language] ?? String(value);
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(
      ([kind, count]) => `${field.kind === "counts" ? field.counts[kind]?.title[language] : kind} ${count}`,
    )
    .join(", ");
}

/** The default, and those for a number of seats that has another. */
function defaultText(field: OptionField, language: Language): string {
  const special = field.kind === "counts" ? [] : Object.keys(field.bySeats ?? {});
  const others = special.map((seats) => {
    const value = valueText(field, defaultOf(field, Number(seats)), language);
    return fill(VARIANT_WORDS.atSeats, language, { value, seats });
  });
  return [valueText(field, defaultOf(field), language), ...others].join(", ");
}

const optionText = (field: OptionField | undefined, language: Language): OptionText | undefined =>
  field && { default: defaultText(field, language), accepts: expected(field)[language] };

/** The options in which a variant differs from its base, those that go at the end. */
export function optionDifferences(base: Game, variant: Game, language: Language): OptionDifference[] {
  const { added, changed, removed } = differencesOf(base, variant).options;
  const all: Readonly<Record<string, OptionField>>[] = [base.options.fields, variant.options.fields];
  return [...changed, ...added, ...removed].map((name) => {
    const [theirs, ours] = all.map((fields) => fields[name]);
    const [before, now] = [optionText(theirs, language), optionText(ours, language)];
    const title = (ours ?? theirs)?.title[language] ?? name;
    return { name, title, before, now, isBound: before?.accepts !== now?.accepts };
  });
}
