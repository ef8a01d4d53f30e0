import { LANGUAGES, type Language } from "@serpentarium/core";

/** The part of an address that names a language: English stands at the root of the site. */
const localeOf = (language: Language): string | undefined => (language === "en" ? undefined : language);

/** The paths of a page below `pages/[...locale]`: one for each language of the site. */
export const everyLanguage = () =>
  LANGUAGES.map((language) => ({ params: { locale: localeOf(language) }, props: { language } }));

/** The paths of a page below `pages/[...locale]` that each of these games has in each language. */
export const everyLanguageOf = (games: readonly string[]) =>
  LANGUAGES.flatMap((language) =>
    games.map((game) => ({ params: { locale: localeOf(language), game }, props: { language, game } })),
  );
