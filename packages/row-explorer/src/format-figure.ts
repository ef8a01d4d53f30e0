import type { EstimatedValue } from "./analysis/estimate.ts";

/** A figure as text: its value and, unless it is exact, its confidence interval. */
export interface FormattedFigure {
  readonly value: string;
  readonly bounds?: string;
}

type NumberStyle = "percent" | "decimal";

/** The maximal number of decimal places used to distinguish bounds. */
const MAX_DIGITS = 4;

/** Estimates keep trailing zeros, so that their width is constant while a survey runs. */
const numberFormat = (
  language: string,
  style: NumberStyle,
  digits: number,
  minDigits = digits,
): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style, minimumFractionDigits: minDigits, maximumFractionDigits: digits });

/** A share as a percentage; rounds to 0% or 100% only if it is exact. */
function shareText(language: string, share: number, digits: number, minDigits: number): string {
  const format = numberFormat(language, "percent", digits, minDigits);
  const least = 10 ** -(digits + 2);
  if (share > 0 && share < least) return `< ${format.format(least)}`;
  if (share < 1 && share > 1 - least) return `> ${format.format(1 - least)}`;
  return format.format(share);
}

/** Bounds with as many decimal places as needed to distinguish them. */
function boundsText(
  language: string,
  style: NumberStyle,
  { low, high }: EstimatedValue,
  digits: number,
): string {
  const format = numberFormat(language, style, digits);
  const areEqual = format.format(low) === format.format(high);
  return areEqual && digits < MAX_DIGITS
    ? boundsText(language, style, { value: low, low, high }, digits + 1)
    : format.formatRange(low, high);
}

/** Formats a probability, with up to two decimal places if it is exact and one otherwise. */
export function formatPercent(language: string, share: EstimatedValue): FormattedFigure {
  const { value, low, high } = share;
  if (low === high) return { value: shareText(language, value, 2, 0) };
  return { value: shareText(language, value, 1, 1), bounds: boundsText(language, "percent", share, 1) };
}

/** Formats a number of turns, with two decimal places. */
export function formatDecimal(language: string, number: EstimatedValue): FormattedFigure {
  const { value, low, high } = number;
  if (low === high) return { value: numberFormat(language, "decimal", 2, 0).format(value) };
  const text = numberFormat(language, "decimal", 2).format(value);
  return { value: text, bounds: boundsText(language, "decimal", number, 2) };
}

/** Formats an integer with thousands separators. */
export const formatInteger = (language: string, number: number): string =>
  new Intl.NumberFormat(language).format(number);
