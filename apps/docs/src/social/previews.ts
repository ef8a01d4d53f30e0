import type { GamePlugin } from "@serpentarium/core";
import { factsOf, kindOf } from "../lib/card-facts.ts";
import { CARD_MESSAGES } from "../lib/card-messages.ts";
import { featuredGames } from "../lib/featured-games.ts";
import { games } from "../lib/games.ts";
import { typicalPosition } from "../lib/self-play.ts";
import { formatText, type Language, type SiteText } from "../lib/site-text.ts";
import { typeset } from "../lib/typography.ts";
import { gameText } from "../lib/words.ts";
import { boardImage } from "./board-image.ts";
import { type Preview, previewSvg } from "./preview-svg.ts";

/** The name of the preview for all pages that are not about a game. */
export const SITE_PREVIEW = "site";

const MESSAGES = {
  title: { en: "Four serpent games", fr: "Quatre jeux de serpents" },
  kind: {
    en: "Serpent games to play, learn and build on",
    fr: "Des jeux de serpents à jouer, à apprendre et à recréer",
  },
  alt: {
    en: "{title}: {kind} Beside it a board in the middle of a game.",
    fr: "{title} : {kind} À côté, un plateau au milieu d’une partie.",
  },
  players: { en: "{players} players", fr: "{players} joueurs" },
} as const satisfies Readonly<Record<string, SiteText>>;

/** The names of all previews. */
export const previewNames: readonly string[] = [SITE_PREVIEW, ...Object.keys(games)];

/** The name of the preview for a page, by its path from the root of the site without its language. */
export function previewNameFor(path: string): string {
  const [, , id = ""] = path.split("/");
  return Object.hasOwn(games, id) ? id : SITE_PREVIEW;
}

const sitePreview = (language: Language): Preview => ({
  title: MESSAGES.title[language],
  kind: MESSAGES.kind[language],
  facts: [],
});

function gamePreview(plugin: GamePlugin, language: Language): Preview {
  const [players, length, complexity] = factsOf(plugin, language);
  const level = complexity?.level;
  return {
    title: gameText(plugin.game.id, "title", language),
    kind: kindOf(plugin)[language],
    facts: [
      ...(players ? [formatText(MESSAGES.players, language, { players: players.value })] : []),
      ...(length ? [length.value] : []),
      ...(complexity && level !== undefined
        ? [`${complexity.name} ${formatText(CARD_MESSAGES.level, language, { level })}`]
        : []),
    ],
  };
}

const previewOf = (name: string, language: Language): Preview =>
  games[name] ? gamePreview(games[name], language) : sitePreview(language);

const [emblem] = featuredGames;

/** Renders a preview as SVG. @throws Error when the site has no game to show */
export function renderPreview(name: string, language: Language): string {
  const plugin = games[name] ?? emblem;
  if (!plugin) throw new Error("no game to show");
  const { game } = plugin;
  return previewSvg(previewOf(name, language), boardImage(game, typicalPosition(game), language));
}

/** The alternative text of a preview. */
export function previewAlt(name: string, language: Language): string {
  const { title, kind } = previewOf(name, language);
  const subject = games[name] ? title : "Serpentarium";
  return typeset(formatText(MESSAGES.alt, language, { title: subject, kind: `${kind}.` }), language);
}
