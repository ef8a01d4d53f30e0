import type { Failure, Result, Text } from "@serpentarium/core";
import { WORDS } from "./wording.ts";

/** Something that the page has to say besides the match. */
export interface Notice {
  /** `{why}` stands for the failure. */
  readonly text: Text;
  /** Why something was not opened; a new game is offered instead. */
  readonly failure?: Failure;
  /** A link to copy by hand. */
  readonly link?: string;
}

const REFUSED = {
  link: WORDS.linkRefused,
  file: WORDS.fileRefused,
  stored: WORDS.storedRefused,
} as const;

/** Says why something from outside was not opened. */
export const refusedNotice = (
  from: keyof typeof REFUSED,
  { error }: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ text: REFUSED[from], failure: error });
