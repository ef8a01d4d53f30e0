import type { Text } from "@serpentarium/core";

/** A word of the rules in both languages, with what it means. */
export interface Term {
  readonly term: Text;
  /** In one sentence. */
  readonly meaning: Text;
  /** The clause that says it. */
  readonly clause?: string;
}
