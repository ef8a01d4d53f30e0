/** The match of a game that the home page replays. */
import type { APIRoute, GetStaticPaths } from "astro";
import { featuredGames } from "../../../lib/featured-games.ts";
import { pluginOf } from "../../../lib/games.ts";
import type { Language } from "../../../lib/languages.ts";
import { localisedGamePaths } from "../../../lib/localised-paths.ts";
import { replayOf } from "../../../lib/replay.ts";

export const getStaticPaths = (() =>
  localisedGamePaths(featuredGames.map(({ game }) => game.id))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language; readonly game: string }> = ({
  props: { language, game },
}) => Response.json(replayOf(pluginOf(game).game, language));
