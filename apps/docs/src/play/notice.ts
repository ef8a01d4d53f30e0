import type { Failure, Result, Text } from "@serpentarium/core";
import { WORDS } from "./wording.ts";

/** Something that one can answer to what the page says. */
export interface Answer {
  readonly text: Text;
  readonly choose: () => void;
}

/** Something that the page has to say besides the match. */
export interface Notice {
  /** `{why}` stands for the failure. */
  readonly text: Text;
  /** Why something was not opened; a new game is offered instead. */
  readonly failure?: Failure;
  /** What can be done about it, and the command that does it. */
  readonly hint?: { readonly text: Text; readonly command: string };
  /** A link to copy by hand. */
  readonly link?: string;
  /** What one can answer; each answer says what it leads to. */
  readonly answers?: readonly Answer[];
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

/** A version that can be installed: what stands in a record may be anything. */
const VERSION = /^(0\.\d{1,9}|[1-9]\d{0,8})\.\d{1,9}(\.\d{1,9})?$/;

/** Says that a version is not here, and how it would be. */
export function missingNotice(
  from: keyof typeof REFUSED,
  refused: Extract<Result<unknown>, { ok: false }>,
  { id, version, package: name }: { readonly id: string; readonly version: string; readonly package: string },
): Notice {
  const [, line] = VERSION.exec(version) ?? [];
  const notice = refusedNotice(from, refused);
  if (line === undefined) return notice;
  const command = `npm install ${id}-${line}@npm:${name}@${version}`;
  return { ...notice, hint: { text: WORDS.versionMissing, command } };
}
