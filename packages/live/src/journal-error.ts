/** Thrown if it is unknown whether an entry is stored: the journal did not answer, or there were too many conflicts. */
export class JournalError extends Error {
  override readonly name = "JournalError";
}
