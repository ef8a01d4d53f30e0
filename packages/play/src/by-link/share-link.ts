import type { Message } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { copyText } from "@serpentarium/table";
import { linkNotice, type Notice } from "../ui/notice.ts";

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

type CopyMessages = Readonly<Record<"copied" | "byHand", Message>>;

/** The messages for a copied link: to a named seat, to a single opponent, or to all others. */
function copyMessagesFor(whom: Message | boolean): CopyMessages {
  if (typeof whom === "boolean")
    return {
      byHand: { id: "play.link.by-hand" },
      copied: { id: whom ? "play.link.copied" : "play.link.copied-all" },
    };
  const data = { who: whom };
  return {
    byHand: { id: "play.link.by-hand-for", data },
    copied: { id: "play.link.copied-for", data },
  };
}

/** Copies a link, or shows it if the clipboard is not available. */
const copyLink = async (url: string, { copied, byHand }: CopyMessages): Promise<Notice> =>
  linkNotice((await copyText(url)) ? { text: copied } : { text: byHand, link: url });

/**
 * Shares a link with the device’s share sheet, or copies it if there is none.
 *
 * @param whom - the name of the recipient’s seat, or whether there is only one opponent
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
      title: reader.words.text("play.link.title", { game: { id: "title" } }),
      url,
    });
    return { text: { id: "play.link.shared" } };
  } catch (error) {
    return isAbort(error) ? undefined : copyLink(url, copyMessagesFor(whom));
  }
}
