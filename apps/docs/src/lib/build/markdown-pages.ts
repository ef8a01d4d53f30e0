/**
 * A Markdown version of every page, `index.md` beside `index.html`, and `llms.txt`, which lists them: for assistants and other programs
 * that read text.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { htmlToMarkdown } from "@mdream/js";
import type { AstroIntegration } from "astro";
import { withBase } from "../links/links.ts";
import { isCopy, OTHER_LANGUAGES, withoutLanguage } from "../words/languages.ts";
import { stripDrawings } from "./strip-drawings.ts";

/** The sections of `llms.txt` with the paths of their pages. The last one is optional for short contexts. */
const SECTIONS: readonly (readonly [title: string, paths: RegExp])[] = [
  ["Rulebooks", /^games\/([^/]+\/)?$/],
  ["Rules in short", /^games\/[^/]+\/short\/$/],
  ["Lessons and words", /^(learn|glossary|puzzles|solved)\//],
  ["Guides", /^(build|guides)\//],
  ["Tools and packages", /^(tools|packages)\//],
  ["Balance and statecharts", /^games\/[^/]+\/(balance|statechart)\/$/],
  ["Optional", /^api\//],
];

/** Pages without text: boards and stored matches. */
const WITHOUT_TEXT = /^(404\.html|(embed|matches|offline|play)\/)/;

/** Elements for browsers only, and elements that repeat the head of a page. */
const EXCLUDED = ["[hidden]", "button", "form", "nav", "script", "style", "template"];

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "").trim();

/** A code block without syntax highlighting. */
const plainCode = (_: string, language: string, lines: string): string =>
  `<pre><code class="language-${language}">${lines.replaceAll(/\n?<\/div><\/div>/g, "\n").replaceAll(/<[^>]*>/g, "")}</code></pre>`;

/** Replacements for the tags of definition lists, which the converter does not support. */
const DEFINITION_LIST: Readonly<Record<string, string>> = {
  dl: "<p>",
  "/dl": "</p>",
  "/dt": ": ",
  "/dd": "; ",
};

/** Replaces a drawing by its title and description; icons have none. */
const drawingText = (drawing: string): string => {
  const parts = [/<title>([^<]*)/, /<desc>([^<]*)/].flatMap((part) => part.exec(drawing)?.[1] ?? []);
  return parts.length > 0 ? `<div><em>${parts.join(". ")}</em></div>` : "";
};

/** Converts the main part of a page to Markdown. Links are absolute, and headings of clauses have their permanent links. */
export function pageMarkdown(html: string, address: URL): string {
  const main = /<main\b.*<\/main>/s.exec(stripDrawings(html))?.[0] ?? "";
  const prepared = main
    .replaceAll(/<pre data-language="([^"]*)"[^>]*>(.*?)<\/pre>/gs, plainCode)
    .replaceAll(/<svg\b.*?<\/svg>/gs, drawingText)
    .replaceAll(/<(\/?d[ldt])\b[^>]*>/g, (_, tag: string) => DEFINITION_LIST[tag] ?? "")
    .replaceAll(/<a class="sl-anchor-link" href="(#[^"]*)">.*?<\/a>/gs, '<p><a href="$1">$1</a></p>')
    .replaceAll(/\bhref="(#[^"]*)"/g, (_, hash: string) => `href="${new URL(hash, address)}"`);
  const markdown = htmlToMarkdown(prepared, {
    origin: address.origin,
    plugins: {
      filter: { exclude: EXCLUDED },
      tagOverrides: { figcaption: { enter: "", exit: "", spacing: [2, 2] } },
    },
  });
  return `${markdown.trim()}\n`;
}

/** Whether a page has a Markdown version, unless it is a copy; by its path from the root of the site, without leading slash. */
export const hasMarkdown = (path: string): boolean => !WITHOUT_TEXT.test(withoutLanguage(path));

interface Page {
  readonly path: string;
  readonly html: string;
  readonly address: URL;
}

/** A line of `llms.txt`: a link to a page with its description. */
function pageLine({ html, address }: Page): string {
  const title = textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "");
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  return htmlToMarkdown(`<ul><li><a href="${address}index.md">${title}</a>: ${description}</li></ul>`).trim();
}

/** The text of `llms.txt`. Pages in other languages have the same paths below `fr/` and so on. */
export function llmsText(pages: readonly Page[]): string {
  const sections = SECTIONS.map(([title, paths]) => {
    const lines = pages.filter(({ path }) => paths.test(path)).map(pageLine);
    return `## ${title}\n\n${lines.join("\n")}\n`;
  });
  const [home] = pages;
  const folders = OTHER_LANGUAGES.map((tag) => (home ? `${new URL(`${tag}/`, home.address)}` : `${tag}/`));
  return `# Serpentarium

> Rulebooks that run: a rules platform for serpent board games. Every clause has a permanent id and address, every refusal names its clause, and every clause has examples that are tests.

Every page has a Markdown version, \`index.md\` at its address. Those in other languages have the same addresses below ${folders.join(", ")}.

${sections.join("\n")}`;
}

/**
 * Writes the Markdown version of every page, and `llms.txt`.
 *
 * @param site - the origin of the site
 * @param base - its base path
 */
export const markdownPages = (site: string, base: string): AstroIntegration => ({
  name: "markdown-pages",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = globSync("**/*.html", { cwd: folder })
        .map((file) =>
          file
            .split(sep)
            .join("/")
            .replace(/index\.html$/, ""),
        )
        .filter(hasMarkdown)
        .sort()
        .map((path) => ({
          path,
          html: readFileSync(join(folder, path, "index.html"), "utf8"),
          address: new URL(withBase(`/${path}`, base), site),
        }))
        .filter(({ html, address }) => !isCopy(html, address.href));
      for (const { path, html, address } of pages)
        writeFileSync(join(folder, path, "index.md"), pageMarkdown(html, address));
      writeFileSync(join(folder, "llms.txt"), llmsText(pages));
    },
  },
});
