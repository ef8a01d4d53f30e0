import { pagefindUserConfig } from "virtual:starlight/pagefind-config";
import { PagefindUI } from "@pagefind/default-ui";
import { href } from "../lib/links.ts";

const INDEX_NOT_READY = {
  en: "The search index is still being built. Try again in a minute.",
  fr: "L’index de recherche est en cours de construction. Réessayez dans une minute.",
} as const;

/** Whether the search index exists: `pnpm start` serves pages before it is built. */
const hasIndex = async (): Promise<boolean> => (await fetch(href("/pagefind/pagefind.js"))).ok;

/** Renders the search in a dialog, or that it is not ready. @returns whether it is */
export async function drawSearch(place: Element | null, translations: unknown): Promise<boolean> {
  const isReady = await hasIndex();
  place?.replaceChildren(
    isReady ? "" : INDEX_NOT_READY[document.documentElement.lang === "fr" ? "fr" : "en"],
  );
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
