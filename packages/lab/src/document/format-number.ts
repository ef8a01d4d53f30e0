import type { Language } from "@serpentarium/core";
import type { Unit } from "../measures/measure-result.ts";

/** Formats a number: percentages with at most one decimal, others with at most two. */
export function formatNumber(value: number, unit: Unit, language: Language): string {
  const style = unit === "share" ? "percent" : "decimal";
  const maximumFractionDigits = unit === "share" ? 1 : 2;
  return new Intl.NumberFormat(language, { style, maximumFractionDigits }).format(value);
}

/** Formats an interval; an empty string if there is none. */
export const formatInterval = (
  { low, high }: { readonly low?: number; readonly high?: number },
  unit: Unit,
  language: Language,
): string =>
  low === undefined || high === undefined
    ? ""
    : `${formatNumber(low, unit, language)} – ${formatNumber(high, unit, language)}`;

/** Formats a difference with its sign; differences of shares are in percentage points. */
export function formatDifference(value: number, unit: Unit, language: Language): string {
  const isShare = unit === "share";
  const format = new Intl.NumberFormat(language, {
    signDisplay: "exceptZero",
    maximumFractionDigits: isShare ? 1 : 2,
  });
  return format.format(isShare ? value * 100 : value);
}

/** Formats a p-value with three decimals; smaller ones as “< 0.001”. */
export const formatPValue = (p: number, language: Language): string =>
  p < 0.001
    ? `< ${new Intl.NumberFormat(language).format(0.001)}`
    : new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(p);
