import { LANGUAGES, type Language } from "./site-text.ts";

/** The locale segment of a path; English has none. */
const localeOf = (language: Language): string | undefined => (language === "en" ? undefined : language);

/** The static paths of a page below `pages/[...locale]`: one per language. */
export const localisedPaths = () =>
  LANGUAGES.map((language) => ({ params: { locale: localeOf(language) }, props: { language } }));

/** The static paths of a page below `pages/[...locale]`: one per game and language. */
export const localisedGamePaths = (games: readonly string[]) =>
  LANGUAGES.flatMap((language) =>
    games.map((game) => ({ params: { locale: localeOf(language), game }, props: { language, game } })),
  );
