import type { Words } from "@serpentarium/core";
import type { Unit } from "../measures/measure-result.ts";

/** Formats a number for a language: percentages with at most one decimal, others with at most two. */
export function formatNumber(value: number, unit: Unit, language: string): string {
  const style = unit === "share" ? "percent" : "decimal";
  const maximumFractionDigits = unit === "share" ? 1 : 2;
  return new Intl.NumberFormat(language, { style, maximumFractionDigits }).format(value);
}

/** Formats an interval; an empty string if there is none. */
export function formatInterval(
  { low, high }: { readonly low?: number; readonly high?: number },
  unit: Unit,
  words: Words,
): string {
  if (low === undefined || high === undefined) return "";
  const [from, to] = [low, high].map((value) => formatNumber(value, unit, words.language));
  return words.text("lab.numbers.interval", { low: from, high: to });
}

/** Formats a difference with its sign; differences of shares are in percentage points. */
export function formatDifference(value: number, unit: Unit, language: string): string {
  const isShare = unit === "share";
  const format = new Intl.NumberFormat(language, {
    signDisplay: "exceptZero",
    maximumFractionDigits: isShare ? 1 : 2,
  });
  return format.format(isShare ? value * 100 : value);
}

/** Formats a p-value with three decimals; smaller ones as “< 0.001”. */
export function formatPValue(p: number, words: Words): string {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 3 });
  return p < 0.001 ? words.text("lab.numbers.less-than", { number: number.format(0.001) }) : number.format(p);
}
