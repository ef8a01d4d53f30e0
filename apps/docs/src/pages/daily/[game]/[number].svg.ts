/** The picture of every puzzle that can be the one of a day, in any language. */
import { renderSvg, thumbnailView } from "@serpentarium/board";
import { NO_WORDS, unwrap } from "@serpentarium/core";
import { loadPuzzles, openPuzzle, type Puzzle } from "@serpentarium/puzzles";
import type { APIRoute, GetStaticPaths } from "astro";
import { DAILY_RATIO, dailyGames } from "../../../lib/game-pages/daily-games.ts";
import { pluginOf } from "../../../lib/registry/games.ts";

export const getStaticPaths = (async () => {
  const sets = await Promise.all(
    dailyGames.map(async (game) => ({ game, puzzles: await loadPuzzles(game) })),
  );
  return sets.flatMap(({ game, puzzles }) =>
    puzzles.map((puzzle, i) => ({ params: { game, number: String(i) }, props: { puzzle } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly puzzle: Puzzle }> = ({ params, props: { puzzle } }) => {
  const { game } = pluginOf(params["game"] ?? "");
  const scene = game.scene(unwrap(openPuzzle(game, puzzle)), "narrow");
  const svg = renderSvg(scene, { words: NO_WORDS, view: thumbnailView(scene, DAILY_RATIO) })
    // the page describes the picture
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/<desc>.*?<\/desc>/s, "");
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
};
