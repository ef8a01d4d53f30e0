import type { Game } from "@serpentarium/core";
import type { Notice } from "../notice.ts";
import { type Reader, read } from "../reader.ts";
import { LINK_WORDS } from "./wording.ts";

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Copies a link, or shows it where nothing may be copied. */
async function copy(url: string, isPair: boolean): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(url);
    return { text: isPair ? LINK_WORDS.copied : LINK_WORDS.copiedAll };
  } catch {
    return { text: LINK_WORDS.byHand, link: url };
  }
}

/**
 * Hands a link to whatever the device sends such things with; without that it is copied.
 *
 * @returns what to say of it; nothing where somebody thought better of it
 */
export async function handOver(
  { title }: Game,
  url: string,
  reader: Reader,
  isPair: boolean,
): Promise<Notice | undefined> {
  if (!("share" in navigator)) return copy(url, isPair);
  try {
    const game = read(reader, title);
    await navigator.share({ title: read(reader, LINK_WORDS.title, { game }), url });
    return { text: LINK_WORDS.handedOver };
  } catch (error) {
    return isAbort(error) ? undefined : copy(url, isPair);
  }
}
