import type { Language, Plugin } from "@serpentarium/core";
import { publishedGames } from "./games.ts";
import { href } from "./links.ts";

/** The published games that are no variants: what the site shows first. Those that hide something cannot be watched whole. */
export const showcase: readonly Plugin[] = publishedGames.filter(
  ({ game }) => game.variantOf === undefined && !game.hidden,
);

/** A path of the site in a language. */
export const pathIn = (language: Language, path: string): string =>
  href(language === "en" ? path : `/${language}${path}`);

/** The address at which a game is played. */
export const playOf = (game: string, language: Language): string => pathIn(language, `/play/${game}/`);
