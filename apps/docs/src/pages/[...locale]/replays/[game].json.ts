/** The match of a game that the home page replays. */
import type { APIRoute, GetStaticPaths } from "astro";
import { replayOf } from "../../../lib/game-pages/replay.ts";
import { localisedGamePaths } from "../../../lib/links/localised-paths.ts";
import { featuredGames } from "../../../lib/registry/featured-games.ts";
import { pluginOf } from "../../../lib/registry/games.ts";
import type { Language } from "../../../lib/words/languages.ts";

export const getStaticPaths = (() =>
  localisedGamePaths(featuredGames.map(({ game }) => game.id))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language; readonly game: string }> = ({
  props: { language, game },
}) => Response.json(replayOf(pluginOf(game).game, language));
