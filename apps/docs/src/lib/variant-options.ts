import type { Game } from "@serpentarium/core";
import {
  defaultOf,
  describeAcceptedValues,
  type OptionField,
  type OptionValue,
} from "@serpentarium/core/options";
import { diffVariant } from "@serpentarium/core/variant";
import { formatText, type Language } from "./site-text.ts";
import { VARIANT_MESSAGES } from "./variant-messages.ts";

/** An option of a game as text. */
interface OptionText {
  readonly default: string;
  readonly accepts: string;
}

/** An option that differs between base and variant; `undefined` in the game that lacks it. */
export interface OptionDifference {
  readonly name: string;
  readonly title: string;
  readonly before: OptionText | undefined;
  readonly now: OptionText | undefined;
  /** Whether the variant accepts other values than the base. */
  readonly hasOtherValues: boolean;
}

function valueText(field: OptionField, value: OptionValue, language: Language): string {
  if (value === null) return VARIANT_MESSAGES.none[language];
  if (field.kind === "choice") return field.names?.[String(value)]?.[language] ?? String(value);
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(
      ([kind, count]) => `${field.kind === "counts" ? field.counts[kind]?.title[language] : kind} ${count}`,
    )
    .join(", ");
}

/** The default value, followed by the defaults that depend on the number of seats. */
function defaultText(field: OptionField, language: Language): string {
  const special = field.kind === "counts" ? [] : Object.keys(field.defaultBySeats ?? {});
  const others = special.map((seats) => {
    const value = valueText(field, defaultOf(field, Number(seats)), language);
    return formatText(VARIANT_MESSAGES.atSeats, language, { value, seats });
  });
  return [valueText(field, defaultOf(field), language), ...others].join(", ");
}

const optionText = (field: OptionField | undefined, language: Language): OptionText | undefined =>
  field && { default: defaultText(field, language), accepts: describeAcceptedValues(field)[language] };

/** The options in which a variant differs from its base; removed ones come last. */
export function optionDifferences(base: Game, variant: Game, language: Language): OptionDifference[] {
  const { added, changed, removed } = diffVariant(base, variant).options;
  const all: Readonly<Record<string, OptionField>>[] = [base.options.fields, variant.options.fields];
  return [...changed, ...added, ...removed].map((name) => {
    const [theirs, ours] = all.map((fields) => fields[name]);
    const [before, now] = [optionText(theirs, language), optionText(ours, language)];
    const title = (ours ?? theirs)?.title[language] ?? name;
    return { name, title, before, now, hasOtherValues: before?.accepts !== now?.accepts };
  });
}
