import type { Failure, Result, Text } from "@serpentarium/core";
import { MESSAGES } from "./messages.ts";

/** A button on a notice. */
export interface NoticeButton {
  readonly text: Text;
  readonly onPress: () => void;
}

/** A message of the page above the board. */
export interface Notice {
  /** `{why}` is replaced by the failure’s message. */
  readonly text: Text;
  /** Why something could not be opened; the notice offers a new game. */
  readonly failure?: Failure;
  /** How to fix it, with a shell command. */
  readonly instruction?: { readonly text: Text; readonly command: string };
  /** A link to copy by hand. */
  readonly link?: string;
  readonly buttons?: readonly NoticeButton[];
}

const REFUSAL_TEXTS = {
  link: MESSAGES.linkRefused,
  file: MESSAGES.fileRefused,
  stored: MESSAGES.storedRefused,
} as const;

/** The notice for a link, file or stored match that could not be opened. */
export const refusalNotice = (
  from: keyof typeof REFUSAL_TEXTS,
  { error }: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ text: REFUSAL_TEXTS[from], failure: error });

/** Versions that can be put into a command: the text of a record is untrusted. */
const VERSION = /^(0\.\d{1,9}|[1-9]\d{0,8})\.\d{1,9}(\.\d{1,9})?$/;

/** The notice for a version that is not installed, with the command that installs it. */
export function missingVersionNotice(
  from: keyof typeof REFUSAL_TEXTS,
  refused: Extract<Result<unknown>, { ok: false }>,
  { id, version, package: name }: { readonly id: string; readonly version: string; readonly package: string },
): Notice {
  const [, line] = VERSION.exec(version) ?? [];
  const notice = refusalNotice(from, refused);
  if (line === undefined) return notice;
  const command = `npm install ${id}-${line}@npm:${name}@${version}`;
  return { ...notice, instruction: { text: MESSAGES.versionMissing, command } };
}
