import type { Language } from "@serpentarium/core";
import type { Unit } from "../measures/section.ts";

/** How a number is written: percentages with one decimal, others with two at most. */
export function writeNumber(value: number, unit: Unit, language: Language): string {
  const style = unit === "share" ? "percent" : "decimal";
  const maximumFractionDigits = unit === "share" ? 1 : 2;
  return new Intl.NumberFormat(language, { style, maximumFractionDigits }).format(value);
}

/** Between what and what something lies; nothing where that is not known. */
export const writeInterval = (
  { low, high }: { readonly low?: number; readonly high?: number },
  unit: Unit,
  language: Language,
): string =>
  low === undefined || high === undefined
    ? ""
    : `${writeNumber(low, unit, language)} – ${writeNumber(high, unit, language)}`;

/** A difference, with its sign; of percentages, in percentage points. */
export function writeDifference(value: number, unit: Unit, language: Language): string {
  const isShare = unit === "share";
  const format = new Intl.NumberFormat(language, {
    signDisplay: "exceptZero",
    maximumFractionDigits: isShare ? 1 : 2,
  });
  return format.format(isShare ? value * 100 : value);
}

/** How small a chance is, as far as one wants to know. */
export const writeChance = (p: number, language: Language): string =>
  p < 0.001
    ? `< ${new Intl.NumberFormat(language).format(0.001)}`
    : new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(p);
