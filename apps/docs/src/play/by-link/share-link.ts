import type { Game } from "@serpentarium/core";
import { copyText, fillName } from "@serpentarium/table";
import type { SiteText } from "../../lib/site-text.ts";
import { linkNotice, type Notice } from "../notice.ts";
import { localise, type Reader } from "../reader.ts";
import { LINK_MESSAGES } from "./link-messages.ts";

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

type CopyMessages = Readonly<Record<"copied" | "byHand", SiteText>>;

/** The messages for a copied link: for a named seat, for a single opponent, or for all others. */
function copyMessagesFor(whom: SiteText | boolean): CopyMessages {
  const { byHand, copied, copiedAll, byHandFor, copiedFor } = LINK_MESSAGES;
  if (typeof whom === "boolean") return { byHand, copied: whom ? copied : copiedAll };
  return { byHand: fillName(byHandFor, whom), copied: fillName(copiedFor, whom) };
}

/** Copies a link, or shows it if the clipboard is not available. */
const copyLink = async (url: string, { copied, byHand }: CopyMessages): Promise<Notice> =>
  linkNotice((await copyText(url)) ? { text: copied } : { text: byHand, link: url });

/**
 * Shares a link with the device’s share sheet, or copies it if there is none.
 *
 * @param whom - the name of the seat that gets the link, or whether there is only one opponent
 * @returns the notice to show; undefined if the user cancelled
 */
export async function shareLink(
  { title }: Game,
  url: string,
  reader: Reader,
  whom: SiteText | boolean,
): Promise<Notice | undefined> {
  if (!("share" in navigator)) return copyLink(url, copyMessagesFor(whom));
  try {
    const game = localise(reader, title);
    await navigator.share({ title: localise(reader, LINK_MESSAGES.title, { game }), url });
    return { text: LINK_MESSAGES.shared };
  } catch (error) {
    return isAbort(error) ? undefined : copyLink(url, copyMessagesFor(whom));
  }
}
