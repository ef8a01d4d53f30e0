import type { Game, Text } from "@serpentarium/core";
import type { Notice } from "../notice.ts";
import { type Reader, read } from "../reader.ts";
import { naming } from "../seats.ts";
import { LINK_WORDS } from "./wording.ts";

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

type Words = Readonly<Record<"copied" | "byHand", Text>>;

/** What is said of a link that is copied: one for a seat, one for the only opponent, or one for all others. */
function wordsFor(whom: Text | boolean): Words {
  const { byHand, copied, copiedAll, byHandFor, copiedFor } = LINK_WORDS;
  if (typeof whom === "boolean") return { byHand, copied: whom ? copied : copiedAll };
  return { byHand: naming(byHandFor, whom), copied: naming(copiedFor, whom) };
}

/** Copies a link, or shows it where nothing may be copied. */
async function copy(url: string, { copied, byHand }: Words): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(url);
    return { text: copied };
  } catch {
    return { text: byHand, link: url };
  }
}

/**
 * Hands a link to whatever the device sends such things with; without that it is copied.
 *
 * @param whom - the name of the seat whose link it is; else whether it is for one opponent or for several
 * @returns what to say of it; nothing where somebody thought better of it
 */
export async function handOver(
  { title }: Game,
  url: string,
  reader: Reader,
  whom: Text | boolean,
): Promise<Notice | undefined> {
  if (!("share" in navigator)) return copy(url, wordsFor(whom));
  try {
    const game = read(reader, title);
    await navigator.share({ title: read(reader, LINK_WORDS.title, { game }), url });
    return { text: LINK_WORDS.handedOver };
  } catch (error) {
    return isAbort(error) ? undefined : copy(url, wordsFor(whom));
  }
}
