import { fill, type Language, type Plugin, type Text } from "@serpentarium/core";
import { CARD_WORDS } from "../lib/card-words.ts";
import { factsOf, kindOf } from "../lib/cards.ts";
import { games } from "../lib/games.ts";
import { picturedPosition } from "../lib/self-play.ts";
import { showcase } from "../lib/showcase.ts";
import { typeset } from "../lib/typography.ts";
import { boardImage } from "./board-image.ts";
import { type Preview, previewSvg } from "./preview.ts";

/** The name of the preview of every page that is about no game. */
export const SITE = "site";

const WORDS = {
  title: { en: "The rulebook runs.", fr: "La règle se joue." },
  kind: {
    en: "Serpent games to play, learn and build on",
    fr: "Des jeux de serpents à jouer, à apprendre et à recréer",
  },
  alt: {
    en: "{title}: {kind} Beside it a board in the middle of a game.",
    fr: "{title} : {kind} À côté, un plateau au milieu d’une partie.",
  },
  players: { en: "{players} players", fr: "{players} joueurs" },
} as const satisfies Readonly<Record<string, Text>>;

/** The names of all previews. */
export const previewNames: readonly string[] = [SITE, ...Object.keys(games)];

/** The preview of a page by its path from the root of the site, without its language: of the game that it is about. */
export function previewAt(path: string): string {
  const [, , id = ""] = path.split("/");
  return Object.hasOwn(games, id) ? id : SITE;
}

const ofSite = (language: Language): Preview => ({
  title: WORDS.title[language],
  kind: WORDS.kind[language],
  facts: [],
});

function ofGame(plugin: Plugin, language: Language): Preview {
  const [players, length, complexity] = factsOf(plugin, language);
  const level = complexity?.level;
  return {
    title: plugin.game.title[language],
    kind: kindOf(plugin)[language],
    facts: [
      ...(players ? [fill(WORDS.players, language, { players: players.value })] : []),
      ...(length ? [length.value] : []),
      ...(complexity && level !== undefined
        ? [`${complexity.name} ${fill(CARD_WORDS.level, language, { level })}`]
        : []),
    ],
  };
}

const previewOf = (name: string, language: Language): Preview =>
  games[name] ? ofGame(games[name], language) : ofSite(language);

const [emblem] = showcase;

/** A preview as SVG. @throws Error where the site has no game to show */
export function previewPicture(name: string, language: Language): string {
  const plugin = games[name] ?? emblem;
  if (!plugin) throw new Error("no game to show");
  const { game } = plugin;
  return previewSvg(previewOf(name, language), boardImage(game, picturedPosition(game), language));
}

/** What a preview shows, in words. */
export function previewAlt(name: string, language: Language): string {
  const { title, kind } = previewOf(name, language);
  const subject = games[name] ? title : "Serpentarium";
  return typeset(fill(WORDS.alt, language, { title: subject, kind: `${kind}.` }), language);
}
