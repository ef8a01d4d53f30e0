import { pagefindUserConfig } from "virtual:starlight/pagefind-config";
import { PagefindUI } from "@pagefind/default-ui";
import { href } from "../lib/links/links.ts";

/** Whether the search index exists: `pnpm start` serves pages before building it. */
const hasIndex = async (): Promise<boolean> => (await fetch(href("/pagefind/pagefind.js"))).ok;

/** Renders the search in a dialog, or a text if it is not available yet. @returns whether it is available */
export async function drawSearch(
  place: Element | null,
  translations: unknown,
  notReady: string,
): Promise<boolean> {
  const isReady = await hasIndex();
  place?.replaceChildren(isReady ? "" : notReady);
  if (isReady)
    new PagefindUI({
      ...pagefindUserConfig,
      element: "#starlight__search",
      baseUrl: href("/"),
      bundlePath: href("/pagefind/"),
      showImages: false,
      showSubResults: true,
      openFilters: ["For", "Pour"],
      translations,
    });
  return isReady;
}
