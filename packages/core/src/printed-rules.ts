/** A section of printed rules. */
export interface PrintedSection {
  /** Its title, as printed. */
  readonly title: string;
  /** Of each sentence that states a rule, by its number in the section from 1: the clauses that follow it, read it or depart from it. */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
}

/** The printed rules of a game: who made them, and which clauses come from which sentence. It does not have their text. */
export interface PrintedRules {
  /** The tag of the language in which they are printed. */
  readonly language: string;
  readonly author?: string;
  readonly publisher?: string;
  /** In the order of the print. */
  readonly sections: readonly PrintedSection[];
}
