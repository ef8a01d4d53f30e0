/**
 * Prepares the built pages for Pagefind, which runs after it: rules and lessons rank above reports and the API, pages have an audience to
 * filter by, and words of neighbouring elements stay separate in excerpts.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { gameInPath } from "../links/game-in-path.ts";
import { languageOfPath, withoutLanguage } from "../words/languages.ts";
import { exampleGames, gameText, platformWords, publishedGames } from "./config-modules.ts";

/** The weight of pages by their path without the language; 1 for all others. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^(api|games\/[^/]+\/(balance|statechart))\//, 0.1],
  [/^(packages|tools)\//, 0.3],
  [/^guides\//, 0.6],
];
const PLAYERS_PAGES = /^(play|learn|puzzles|solved|games|glossary)?\/|^tools\/rows\//;

/** The weight that Pagefind gives a heading of a level. */
const headingWeight = (level: number): number => 8 - level;

/** A page with its weight, its audience, and spaces between neighbouring words. */
export function preparePage(html: string, page: string): string {
  const language = languageOfPath(page);
  const words = platformWords(language);
  const path = withoutLanguage(page).replace(/index\.html$/, "") || "/";
  const [, weight = 1] = WEIGHTS.find(([pattern]) => pattern.test(path)) ?? [];
  const filter = words.text("site.search.filter");
  const audience = words.text(PLAYERS_PAGES.test(path) ? "site.search.players" : "site.search.builders");
  const attributes = ` data-pagefind-filter="${filter}:${audience}" data-pagefind-weight="${weight}"`;
  const id = gameInPath(path);
  const game = [...publishedGames, ...exampleGames].find((one) => one.game.id === id)?.game.id;
  const gameFilter = game
    ? `<span data-pagefind-filter="${words.text("site.search.game")}" data-pagefind-ignore hidden>${gameText(game, "title", language)}</span>`
    : "";
  const start = html.indexOf("<main");
  const main = html
    .slice(start)
    .replace(/(<main [^>]*data-pagefind-body)([^>]*>)/, `$1${attributes}$2${gameFilter}`)
    // code stays as it is
    .replaceAll(/<pre\b.*?<\/pre>|<\/(?:td|th|dt|dd|option|label|button|code|span|a)>(?=<\w)/gs, (found) =>
      found.startsWith("</") ? `${found} ` : found,
    );
  const weighted =
    weight === 1
      ? main
      : main.replaceAll(
          /<h([1-6])(?=[\s>])/g,
          (tag, level: string) => `${tag} data-pagefind-weight="${weight * headingWeight(Number(level))}"`,
        );
  return html.slice(0, start) + weighted;
}

/** Prepares every page that Pagefind indexes. */
export const searchPages = (): AstroIntegration => ({
  name: "search-pages",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync("**/*.html", { cwd: folder })) {
        const html = readFileSync(join(folder, file), "utf8");
        if (/<main [^>]*data-pagefind-body/.test(html))
          writeFileSync(join(folder, file), preparePage(html, file.split(sep).join("/")));
      }
    },
  },
});
