import type { GamePlugin } from "@serpentarium/core";
import { publishedGames } from "./games.ts";
import { href } from "./links.ts";
import type { Language } from "./site-text.ts";

/** The games shown first: published, not variants, and without hidden information, which a spectator could not follow. */
export const featuredGames: readonly GamePlugin[] = publishedGames.filter(
  ({ game }) => game.variantOf === undefined && !game.hidden,
);

/** The URL of a path of the site in one language. */
export const localePath = (language: Language, path: string): string =>
  href(language === "en" ? path : `/${language}${path}`);

/** The URL of a game's play page. */
export const playUrl = (game: string, language: Language): string => localePath(language, `/play/${game}/`);
