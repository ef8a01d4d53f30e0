/** Thrown where it is not known whether something is stored: the journal did not answer, or others were quicker too often. */
export class JournalError extends Error {
  override readonly name = "JournalError";
}
