import type { Text } from "@serpentarium/core";

/** A term of the rules in both languages, with its definition. */
export interface Term {
  readonly term: Text;
  /** In one sentence. */
  readonly meaning: Text;
  /** The id of the clause that defines it. */
  readonly clause?: string;
}
