import type { Words } from "@serpentarium/core";

const formatShare = ({ language }: Words, share: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, ...options }).format(share);

/** A share as a percentage, such as "63%". */
export const formatPercent = (share: number, words: Words): string => formatShare(words, share, {});

/** The change of a share as a signed percentage, such as "−31%". */
export const formatPercentChange = (by: number, words: Words): string =>
  formatShare(words, by, { signDisplay: "exceptZero" }).replace("-", "−");
