import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OTHER_LANGUAGES } from "../src/lib/words/languages.ts";

const linkTargets = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);

const clauseIds = (html: string): readonly string[] =>
  [...html.matchAll(/<h[2-4] id="([a-z]+\.[a-z-]+)"/g)].map(([, id = ""]) => id);

/**
 * Finds problems in the Markdown of a built site: rulebooks without the permanent link of a clause, and links of `llms.txt`
 * without a file. `root` is the URL of the home page.
 */
export function markdownProblems(dist: string, root: string): string[] {
  const rulebooks = globSync(
    ["games/*/index.md", ...OTHER_LANGUAGES.map((tag) => `${tag}/games/*/index.md`)],
    { cwd: dist },
  );
  const list = readFileSync(join(dist, "llms.txt"), "utf8");
  const pages = linkTargets(list).filter((target) => target.startsWith(root));
  return [
    ...(rulebooks.length > 0 && pages.length > 0
      ? []
      : ["no Markdown of rulebooks, or no pages in llms.txt"]),
    ...rulebooks.flatMap((file) => {
      const links = new Set(linkTargets(readFileSync(join(dist, file), "utf8")));
      const page = dirname(file.replaceAll("\\", "/"));
      return clauseIds(readFileSync(join(dist, page, "index.html"), "utf8"))
        .filter((id) => !links.has(`${root}${page}/#${id}`))
        .map((id) => `${file}: no permanent link of ${id}`);
    }),
    ...pages
      .filter((page) => !existsSync(join(dist, page.slice(root.length))))
      .map((page) => `llms.txt: there is no ${page}`),
  ];
}
