import type { Language, Text } from "@serpentarium/core";

const inWords = (language: Language, share: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, ...options }).format(share);

/** A share of a win, such as "63%". */
export const percent = (share: number): Text => ({
  en: inWords("en", share, {}),
  fr: inWords("fr", share, {}),
});

/** How much a share has changed, such as "−31%". */
export const change = (by: number): Text => ({
  en: inWords("en", by, { signDisplay: "exceptZero" }).replace("-", "−"),
  fr: inWords("fr", by, { signDisplay: "exceptZero" }).replace("-", "−"),
});
