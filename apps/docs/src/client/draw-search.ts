import { pagefindUserConfig } from "virtual:starlight/pagefind-config";
import { PagefindUI } from "@pagefind/default-ui";
import { href } from "../lib/links/links.ts";

/** Whether the search index exists: `pnpm start` serves pages before building it. */
const hasIndex = async (): Promise<boolean> => (await fetch(href("/pagefind/pagefind.js"))).ok;

/**
 * Renders the search in a dialog, or the text that it is not ready.
 *
 * @param filters - those that are checked at first
 * @returns whether it is ready
 */
export async function drawSearch(
  place: Element | null,
  translations: unknown,
  notReady: string,
  filters: Readonly<Record<string, readonly string[]>> | undefined,
): Promise<boolean> {
  const isReady = await hasIndex();
  place?.replaceChildren(isReady ? "" : notReady);
  if (isReady) {
    const search = new PagefindUI({
      ...pagefindUserConfig,
      element: "#starlight__search",
      baseUrl: href("/"),
      bundlePath: href("/pagefind/"),
      showImages: false,
      showSubResults: true,
      openFilters: ["For", "Pour", ...Object.keys(filters ?? {})],
      translations,
    });
    if (filters) search.triggerFilters(filters);
  }
  return isReady;
}
