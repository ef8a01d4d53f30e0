import type { Game, Message } from "@serpentarium/core";

/** The title of a clause, or its id where the game has no such clause. */
export function clauseLabel({ clauses }: Game, id: string): Message {
  const title = Object.hasOwn(clauses, id) ? clauses[id]?.title : undefined;
  return title ?? { en: id, fr: id };
}
