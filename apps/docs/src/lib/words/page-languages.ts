import { getCollection } from "astro:content";
import type { StarlightRouteData } from "@astrojs/starlight/route-data";
import { LANGUAGES, type Language, languageOfPath, localeOf } from "./languages.ts";

let docsIds: Promise<ReadonlySet<string>> | undefined;

/** The language of the rulebook that a page shows; undefined for other pages. */
export const rulebookLanguage = ({
  filePath = "",
}: {
  readonly filePath?: string | undefined;
}): string | undefined => /\/rulebook\/([\w-]+)\.mdx$/.exec(filePath)?.[1];

/** The ids of all pages that have a source file in their language. */
export const loadDocsIds = (): Promise<ReadonlySet<string>> => {
  docsIds ??= getCollection("docs").then((entries) => {
    const written = entries.filter(
      (entry) => (rulebookLanguage(entry) ?? languageOfPath(entry.id)) === languageOfPath(entry.id),
    );
    return new Set(written.map(({ id }) => id));
  });
  return docsIds;
};

/** The languages in which a page is written. Pages without a source file are generated in every language. */
export async function languagesOfPage({ id, locale }: StarlightRouteData): Promise<readonly Language[]> {
  const ids = await loadDocsIds();
  const path = locale === undefined ? id : id.slice(locale.length + 1);
  const idIn = (language: Language): string =>
    [localeOf(language), path].filter(Boolean).join("/") || "index";
  const written = LANGUAGES.filter((language) => ids.has(idIn(language)));
  return written.length > 0 ? written : LANGUAGES;
}
