import { formatLink, formatRecord } from "@serpentarium/core/record";
import { formatRow, serpentCartes } from "@serpentarium/serpent-cartes";
import type { Setup } from "./setup.ts";

/** The match that begins on a row, as the fragment of a link to the page on which it is played. */
export function playLink({ row, table, first }: Setup): string {
  const actions = [formatRow(row), `p${first + 1}`];
  return formatLink(formatRecord(serpentCartes, { table, actions }));
}
