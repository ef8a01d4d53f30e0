import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutLanguage } from "../src/lib/words/languages.ts";

/** The number of each landmark on every page of the site; embeds have only a board and its title. */
const LANDMARKS = {
  main: { tag: /<main[ >]/g, isRight: (count: number) => count === 1 },
  title: { tag: /<h1[^>]*>(?!\s*<\/h1>)/g, isRight: (count: number) => count === 1 },
  banner: { tag: /<header[ >]/g, isRight: (count: number, isEmbed: boolean) => count > 0 !== isEmbed },
  navigation: { tag: /<nav[ >]/g, isRight: (count: number, isEmbed: boolean) => count > 0 !== isEmbed },
} as const;

/** Finds pages of a built site with a missing or repeated landmark. */
export function landmarkProblems(dist: string): string[] {
  return globSync("**/*.html", { cwd: dist }).flatMap((file) => {
    const html = readFileSync(join(dist, file), "utf8");
    const isEmbed = withoutLanguage(file.replaceAll("\\", "/")).startsWith("embed/");
    return Object.entries(LANDMARKS).flatMap(([name, { tag, isRight }]) => {
      const count = html.match(tag)?.length ?? 0;
      return isRight(count, isEmbed) ? [] : [`/${file.replaceAll("\\", "/")}: ${count} × ${name}`];
    });
  });
}
