import type { GamePlugin, Words } from "@serpentarium/core";
import { factsOf, kindOf } from "../lib/game-pages/card-facts.ts";
import { typicalPosition } from "../lib/game-pages/self-play.ts";
import { featuredGames } from "../lib/registry/featured-games.ts";
import { games } from "../lib/registry/games.ts";
import type { Language } from "../lib/words/languages.ts";
import { platformWords, wordsOf } from "../lib/words/words.ts";
import { boardImage } from "./board-image.ts";
import { type Preview, previewSvg } from "./preview-svg.ts";

/** The name of the preview for all pages that are not about a game. */
export const SITE_PREVIEW = "site";

export const previewNames: readonly string[] = [SITE_PREVIEW, ...Object.keys(games)];

/** The name of the preview for a page, by its path from the root of the site without its language. */
export function previewNameFor(path: string): string {
  const [, , id = ""] = path.split("/");
  return Object.hasOwn(games, id) ? id : SITE_PREVIEW;
}

const sitePreview = (words: Words): Preview => ({
  title: words.text("site.social.title"),
  kind: words.text("site.social.kind"),
  facts: [],
});

function gamePreview(plugin: GamePlugin, language: Language): Preview {
  const words = wordsOf(plugin.game.id, language);
  const [players, length, complexity] = factsOf(plugin, language);
  const level = complexity?.level;
  return {
    title: words.text("title"),
    kind: kindOf(plugin, language),
    facts: [
      ...(players ? [words.text("site.social.players", { players: players.value })] : []),
      ...(length ? [length.value] : []),
      ...(level !== undefined ? [words.text("site.social.complexity", { level })] : []),
    ],
  };
}

const previewOf = (name: string, language: Language): Preview =>
  games[name] ? gamePreview(games[name], language) : sitePreview(platformWords(language));

const [emblem] = featuredGames;

/** Renders a preview as SVG. @throws Error if the site has no game to show */
export function renderPreview(name: string, language: Language): string {
  const plugin = games[name] ?? emblem;
  if (!plugin) throw new Error("no game to show");
  const { game } = plugin;
  return previewSvg(previewOf(name, language), boardImage(game, typicalPosition(game).position, language));
}

/** The alternative text of a preview. */
export function previewAlt(name: string, language: Language): string {
  const { title, kind } = previewOf(name, language);
  const subject = games[name] ? title : "Serpentarium";
  return platformWords(language).text("site.social.alt", { title: subject, kind });
}
