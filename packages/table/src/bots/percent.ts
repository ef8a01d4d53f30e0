import type { Words } from "@serpentarium/core";

/** A share as a percentage, such as "63%". */
export const formatPercent = (share: number, { language }: Words): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
