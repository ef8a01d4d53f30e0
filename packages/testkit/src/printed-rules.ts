import type { Clauses, PrintedRules } from "@serpentarium/core";
import { joinLines } from "./order.ts";

/**
 * Checks where the clauses of a game are printed: each sentence that states a rule has a clause, and each clause that is printed, departs
 * from the print or has a note on it has a sentence. Returns one problem per line, or undefined.
 *
 * @param noted - the clauses that have a note
 */
export function checkPrintedRules(
  clauses: Clauses,
  { sections }: PrintedRules,
  noted: ReadonlySet<string>,
): string | undefined {
  const sentences = sections.flatMap(({ title, sentences: all }) =>
    Object.entries(all).map(([number, ids]) => ({ place: `${title}, ${number}`, ids })),
  );
  const found = new Set(sentences.flatMap(({ ids }) => ids));
  return joinLines([
    ...sentences.flatMap(({ place, ids }) => (ids.length === 0 ? `${place}: no clause` : [])),
    ...sentences.flatMap(({ place, ids }) =>
      ids.filter((id) => !Object.hasOwn(clauses, id)).map((id) => `${place}: there is no clause ${id}`),
    ),
    ...Object.entries(clauses).flatMap(([id, { source }]) =>
      (source === "printed" || source === "departure" || noted.has(id)) && !found.has(id)
        ? `${id}: no sentence of the print`
        : [],
    ),
  ]);
}
