import { LANGUAGES, localeOf } from "../words/languages.ts";

/** The static paths of a page below `pages/[...locale]`: one per language. */
export const localisedPaths = () =>
  LANGUAGES.map((language) => ({ params: { locale: localeOf(language) }, props: { language } }));

/** The static paths of a page below `pages/[...locale]`: one per game and language. */
export const localisedGamePaths = (games: readonly string[]) =>
  LANGUAGES.flatMap((language) =>
    games.map((game) => ({ params: { locale: localeOf(language), game }, props: { language, game } })),
  );
