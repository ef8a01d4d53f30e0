import { href } from "../lib/links.ts";
import type { Language } from "../lib/site-text.ts";

/** The path of a page in a language, below the base path of the site. */
export const localePath = (path: string, language: Language): string =>
  href(language === "en" ? path : `/${language}${path}`);

/** The URL of the list of lessons. */
export const lessonsUrl = (language: Language): string => localePath("/learn/", language);

/** The URL of the lesson of a game. */
export const lessonUrl = (game: string, language: Language): string =>
  localePath(`/learn/${game}/`, language);

/** The URL of the play page of a game. */
export const playUrl = (game: string, language: Language): string => localePath(`/play/${game}/`, language);

/** The URL of the page of the matches in this browser. */
export const matchesUrl = (language: Language): string => localePath("/matches/", language);

/** The URL of the statechart of a game, with its states as a table. */
export const statechartUrl = (game: string, language: Language): string =>
  localePath(`/games/${game}/statechart/`, language);
