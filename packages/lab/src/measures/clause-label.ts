import type { Game, Message } from "@serpentarium/core";

/** The title of a clause, or its id if the game has no such clause. */
export const clauseLabel = ({ clauses }: Pick<Game, "clauses">, id: string): Message =>
  Object.hasOwn(clauses, id) ? { id: `clauses.${id}.title` } : id;
