import type { SiteText } from "../lib/site-text.ts";

/** A term of the rules in both languages, with its definition. */
export interface Term {
  readonly term: SiteText;
  /** In one sentence. */
  readonly meaning: SiteText;
  /** The id of the clause that defines it. */
  readonly clause?: string;
}
