import type { Failure, Result } from "@serpentarium/core";
import { isLocalHost } from "@serpentarium/table/live";
import type { ShownText } from "../lib/site-text.ts";
import type { StorageProblem } from "../matches/match-library.ts";
import { MESSAGES } from "./messages.ts";

/** A button on a notice. */
export interface NoticeButton {
  readonly text: ShownText;
  readonly onPress: () => void;
}

/** A message of the page above the board. */
export interface Notice {
  /** `{why}` is replaced by the failure’s message. */
  readonly text: ShownText;
  /** Why something could not be opened; the notice offers a new game. */
  readonly failure?: Failure;
  /** A second sentence. */
  readonly hint?: ShownText;
  /** A link to copy by hand. */
  readonly link?: string;
  readonly buttons?: readonly NoticeButton[];
}

const REFUSAL_TEXTS = {
  link: MESSAGES.linkRefused,
  file: MESSAGES.fileRefused,
  stored: MESSAGES.storedRefused,
} as const;

const DAMAGED_TEXTS = { link: MESSAGES.linkDamaged, file: MESSAGES.fileDamaged } as const;

/** The notice for a link to be sent: also says where only this machine can open it. */
export const linkNotice = (notice: Notice): Notice => ({
  ...notice,
  ...(isLocalHost(location.hostname) && { hint: MESSAGES.onlyHere }),
});

/** The notice where the match that would go on here is open in another tab. */
export const elsewhereNotice = (continueHere: () => void): Notice => ({
  text: MESSAGES.openElsewhere,
  buttons: [{ text: MESSAGES.continueHere, onPress: continueHere }],
});

/** The notice for a match that could not be stored. */
export const storageNotice = (problem: StorageProblem, saveFile: () => void): Notice => ({
  text: problem === "full" ? MESSAGES.storageFull : MESSAGES.storageBlocked,
  buttons: [{ text: MESSAGES.save, onPress: saveFile }],
});

/** A notice that also says where the match is that was on the board before. */
export const withWayBack = (notice: Notice, goBack: () => void): Notice => ({
  ...notice,
  hint: MESSAGES.keptBefore,
  buttons: [...(notice.buttons ?? []), { text: MESSAGES.goBack, onPress: goBack }],
});

/** The notice for a link, file or stored match that could not be opened. */
export const refusalNotice = (
  from: keyof typeof REFUSAL_TEXTS,
  { error }: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ text: REFUSAL_TEXTS[from], failure: error });

/** The notice for a link or file that is no record: the names of the parts that it lacks would not help a player. */
export const damagedNotice = (
  from: keyof typeof DAMAGED_TEXTS,
  { error }: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ text: DAMAGED_TEXTS[from], failure: error });

/** The notice for a version that this site does not have. */
export const missingVersionNotice = (
  from: keyof typeof REFUSAL_TEXTS,
  refused: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ ...refusalNotice(from, refused), hint: MESSAGES.versionMissing });
