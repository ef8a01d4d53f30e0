import { href } from "./links.ts";

export const localePath = (path: string, language: string): string =>
  href(language === "en" ? path : `/${language}${path}`);

/** The URL of the list of lessons. */
export const lessonsUrl = (language: string): string => localePath("/learn/", language);

export const lessonUrl = (game: string, language: string): string => localePath(`/learn/${game}/`, language);

export const playUrl = (game: string, language: string): string => localePath(`/play/${game}/`, language);

export const matchesUrl = (language: string): string => localePath("/matches/", language);

export const statisticsUrl = (language: string): string => localePath("/matches/statistics/", language);

/** The URL of the statechart of a game, with its states as a table. */
export const statechartUrl = (game: string, language: string): string =>
  localePath(`/games/${game}/statechart/`, language);
