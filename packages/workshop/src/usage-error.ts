import type { MessageReference } from "@serpentarium/core/words";

/** Thrown when the program is called with wrong arguments; `text` is the message for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly text: MessageReference;

  constructor(text: MessageReference) {
    super(JSON.stringify(text));
    this.text = text;
  }
}
