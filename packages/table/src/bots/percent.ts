import type { Language, Message } from "@serpentarium/core";

const formatShare = (language: Language, share: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, ...options }).format(share);

/** A share as a percentage, such as "63%". */
export const formatPercent = (share: number): Message => ({
  en: formatShare("en", share, {}),
  fr: formatShare("fr", share, {}),
});

/** The change of a share as a signed percentage, such as "−31%". */
export const formatPercentChange = (by: number): Message => ({
  en: formatShare("en", by, { signDisplay: "exceptZero" }).replace("-", "−"),
  fr: formatShare("fr", by, { signDisplay: "exceptZero" }).replace("-", "−"),
});
