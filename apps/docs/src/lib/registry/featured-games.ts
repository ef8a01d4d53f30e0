import type { GamePlugin } from "@serpentarium/core";
import { localePath } from "../links/links.ts";
import type { Language } from "../words/languages.ts";
import { publishedGames } from "./games.ts";

/** The games shown first: published, not variants, and without hidden information, which spectators could not follow. */
export const featuredGames: readonly GamePlugin[] = publishedGames.filter(
  ({ game }) => game.variantOf === undefined && !game.hidden,
);

export const playUrl = (game: string, language: Language): string => localePath(language, `/play/${game}/`);
