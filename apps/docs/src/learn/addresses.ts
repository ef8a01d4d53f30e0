import type { Language } from "@serpentarium/core";
import { href } from "../lib/links.ts";

const inLanguage = (path: string, language: Language): string =>
  href(language === "en" ? path : `/${language}${path}`);

/** The address of the list of lessons. */
export const lessonsAt = (language: Language): string => inLanguage("/learn/", language);

/** The address of the lesson of a game. */
export const lessonAt = (game: string, language: Language): string => inLanguage(`/learn/${game}/`, language);

/** The address of the table of a game. */
export const playAt = (game: string, language: Language): string => inLanguage(`/play/${game}/`, language);

/** The address of the statechart of a game, with its states as a table. */
export const statechartAt = (game: string, language: Language): string =>
  inLanguage(`/games/${game}/statechart/`, language);
