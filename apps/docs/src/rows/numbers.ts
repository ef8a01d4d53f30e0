import type { Language } from "@serpentarium/core";
import type { Estimate } from "@serpentarium/serpent-cartes";

/** A figure as one reads it: its value and, where it is not exact, between which bounds it lies. */
export interface Written {
  readonly value: string;
  readonly bounds?: string;
}

type Kind = "percent" | "decimal";

/** The most digits after the point with which bounds are told apart. */
const FINEST = 4;

/** Figures that are not exact keep all their digits: they must not jump about while they are counted. */
const formatOf = (language: Language, style: Kind, digits: number, least = digits): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style, minimumFractionDigits: least, maximumFractionDigits: digits });

/** A share that is rounded neither to nothing nor to all where it is not. */
function shareText(language: Language, share: number, digits: number, fewest: number): string {
  const format = formatOf(language, "percent", digits, fewest);
  const least = 10 ** -(digits + 2);
  if (share > 0 && share < least) return `< ${format.format(least)}`;
  if (share < 1 && share > 1 - least) return `> ${format.format(1 - least)}`;
  return format.format(share);
}

/** Bounds with as many digits as it takes to tell them apart. */
function boundsText(language: Language, style: Kind, { low, high }: Estimate, digits: number): string {
  const format = formatOf(language, style, digits);
  const isOne = format.format(low) === format.format(high);
  return isOne && digits < FINEST
    ? boundsText(language, style, { value: low, low, high }, digits + 1)
    : format.formatRange(low, high);
}

/** A probability; exact ones with two digits, others with one. */
export function percent(language: Language, share: Estimate): Written {
  const { value, low, high } = share;
  if (low === high) return { value: shareText(language, value, 2, 0) };
  return { value: shareText(language, value, 1, 1), bounds: boundsText(language, "percent", share, 1) };
}

/** A number of turns. */
export function decimal(language: Language, number: Estimate): Written {
  const { value, low, high } = number;
  if (low === high) return { value: formatOf(language, "decimal", 2, 0).format(value) };
  const text = formatOf(language, "decimal", 2).format(value);
  return { value: text, bounds: boundsText(language, "decimal", number, 2) };
}

/** A whole number, with its thousands apart. */
export const whole = (language: Language, number: number): string =>
  new Intl.NumberFormat(language).format(number);
