import type { Message } from "@serpentarium/core";

/** A term of the rules, with its definition. */
export interface Term {
  readonly term: Message;
  /** In one sentence. */
  readonly meaning: Message;
  /** The id of the clause that defines it. */
  readonly clause?: string | undefined;
}
