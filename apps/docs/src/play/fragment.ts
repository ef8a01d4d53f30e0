import { formatLink } from "@serpentarium/core/record";
import { formatSeriesLink } from "@serpentarium/core/series";
import { fragment, replaceFragment } from "../client/fragment.ts";
import { isRecordOfOne, type Recorded } from "./series.ts";

export { fragment };

/** A record as the fragment of a link. */
export const linkOf = (record: Recorded): string =>
  isRecordOfOne(record) ? formatLink(record) : formatSeriesLink(record);

/** Takes a match out of the address that it was opened or copied with: it has gone on. */
export const dropFragment = (): void => {
  if (fragment()) replaceFragment("");
};

/** Writes a link into the address. @returns the whole address */
export function writeFragment(link: string): string {
  replaceFragment(link);
  return location.href;
}
