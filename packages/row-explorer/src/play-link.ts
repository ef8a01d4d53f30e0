import { createRecord, formatLink } from "@serpentarium/core/record";
import { formatRow, serpentCartes } from "@serpentarium/serpent-cartes";
import type { Setup } from "./setup.ts";

/** The fragment of a play page that starts a match on a row. */
export function playLink({ row, table, first }: Setup): string {
  const actions = [formatRow(row), `p${first + 1}`];
  return formatLink(createRecord(serpentCartes, { table, actions }));
}
