import type { Failure, Message, Result } from "@serpentarium/core";
import { isLocalHost } from "@serpentarium/live/client";

export interface NoticeButton {
  readonly text: Message;
  readonly onPress: () => void;
}

/** A message of the page above the board. */
export interface Notice {
  /** `{why}` is replaced by the failure’s message. */
  readonly text: Message;
  /** Why something could not be opened; the notice offers a new game. */
  readonly failure?: Failure;
  readonly hint?: Message;
  /** A link to copy by hand. */
  readonly link?: string;
  readonly buttons?: readonly NoticeButton[];
}

const REFUSAL_TEXTS = {
  link: { id: "play.link-refused" },
  file: { id: "play.file-refused" },
  stored: { id: "play.stored-refused" },
} as const;

const DAMAGED_TEXTS = {
  link: { id: "play.link-damaged" },
  file: { id: "play.file-damaged" },
} as const;

/** The notice for a link to send; also says if only this machine can open it. */
export const linkNotice = (notice: Notice): Notice => ({
  ...notice,
  ...(isLocalHost(location.hostname) && { hint: { id: "play.only-here" } }),
});

/** The notice if another tab holds the match. */
export const elsewhereNotice = (continueHere: () => void): Notice => ({
  text: { id: "play.open-elsewhere" },
  buttons: [{ text: { id: "play.continue-here" }, onPress: continueHere }],
});

/** The notice for a match that could not be stored. */
export const storageNotice = (problem: "full" | "blocked", saveFile: () => void): Notice => ({
  text: problem === "full" ? { id: "play.storage-full" } : { id: "play.storage-blocked" },
  buttons: [{ text: { id: "play.save" }, onPress: saveFile }],
});

/** Adds to a notice a link to the match that was on the board before. */
export const withWayBack = (notice: Notice, goBack: () => void): Notice => ({
  ...notice,
  hint: { id: "play.kept-before" },
  buttons: [...(notice.buttons ?? []), { text: { id: "play.go-back" }, onPress: goBack }],
});

/** The notice for a link, file or stored match that could not be opened. */
export const refusalNotice = (
  from: keyof typeof REFUSAL_TEXTS,
  { error }: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ text: REFUSAL_TEXTS[from], failure: error });

/** The notice for a link or file that is not a record: the details of the failure would not help a player. */
export const damagedNotice = (
  from: keyof typeof DAMAGED_TEXTS,
  { error }: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ text: DAMAGED_TEXTS[from], failure: error });

/** The notice for a version that this site does not have. */
export const missingVersionNotice = (
  from: keyof typeof REFUSAL_TEXTS,
  refused: Extract<Result<unknown>, { ok: false }>,
): Notice => ({ ...refusalNotice(from, refused), hint: { id: "play.version-missing" } });
