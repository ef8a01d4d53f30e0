import type { Game, Words } from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { diffVariant } from "@serpentarium/core/variant";
import { optionValueText } from "@serpentarium/play";
import { expectedText } from "@serpentarium/table";

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
  /** Whether the variant accepts different values. */
  readonly hasOtherValues: boolean;
}

/** The default value, followed by the defaults for particular numbers of seats. */
function defaultText(path: string, field: OptionField, words: Words): string {
  const special = field.kind === "counts" ? [] : Object.keys(field.defaultBySeats ?? {});
  const others = special.map((seats) => {
    const value = optionValueText(path, field, defaultOf(field, Number(seats)), words);
    return words.text("site.variant.at-seats", { value, seats: Number(seats) });
  });
  return [optionValueText(path, field, defaultOf(field), words), ...others].join(", ");
}

const optionText = (path: string, field: OptionField | undefined, words: Words): OptionText | undefined =>
  field && { default: defaultText(path, field, words), accepts: expectedText(path, field, words) };

/**
 * The options that differ between a variant and its base; removed ones come last.
 *
 * @param words - of the variant, with those of its base
 */
export function optionDifferences(base: Game, variant: Game, words: Words): OptionDifference[] {
  const { added, changed, removed } = diffVariant(base, variant).options;
  const all: Readonly<Record<string, OptionField>>[] = [base.options.fields, variant.options.fields];
  return [...changed, ...added, ...removed].map((name) => {
    const [theirs, ours] = all.map((fields) => fields[name]);
    const path = `options.${name}`;
    const [before, now] = [optionText(path, theirs, words), optionText(path, ours, words)];
    const title = words.text(`${path}.title`);
    return { name, title, before, now, hasOtherValues: before?.accepts !== now?.accepts };
  });
}
