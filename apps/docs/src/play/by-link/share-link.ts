import type { Message } from "@serpentarium/core";
import { copyText } from "@serpentarium/table";
import type { ShownText } from "../../lib/site-text.ts";
import { fill } from "../../lib/site-text.ts";
import { linkNotice, type Notice } from "../notice.ts";
import { localise, type Reader } from "../reader.ts";
import { LINK_MESSAGES } from "./link-messages.ts";

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

type CopyMessages = Readonly<Record<"copied" | "byHand", ShownText>>;

/** The messages for a copied link: for a named seat, for a single opponent, or for all others. */
function copyMessagesFor(whom: Message | boolean): CopyMessages {
  const { byHand, copied, copiedAll, byHandFor, copiedFor } = LINK_MESSAGES;
  if (typeof whom === "boolean") return { byHand, copied: whom ? copied : copiedAll };
  return { byHand: fill(byHandFor, { who: whom }), copied: fill(copiedFor, { who: whom }) };
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
  url: string,
  reader: Reader,
  whom: Message | boolean,
): Promise<Notice | undefined> {
  if (!("share" in navigator)) return copyLink(url, copyMessagesFor(whom));
  try {
    await navigator.share({
      title: localise(reader, LINK_MESSAGES.title, { game: { id: "title" } }),
      url,
    });
    return { text: LINK_MESSAGES.shared };
  } catch (error) {
    return isAbort(error) ? undefined : copyLink(url, copyMessagesFor(whom));
  }
}
