import { fileURLToPath } from "node:url";
import { defineEcConfig } from "@astrojs/starlight/expressive-code";
import { SOURCE_LANGUAGE } from "./src/lib/links/links.ts";
import { OTHER_LANGUAGES } from "./src/lib/words/languages.ts";

const workspace = fileURLToPath(new URL("../..", import.meta.url));

const OTHERS = new RegExp(`(?:^|/)(${OTHER_LANGUAGES.join("|")})(?:/|\\.mdx?$)`);

/** The language of a page by its URL or file; rulebooks are outside the pages folder. */
const languageOf = (path) => OTHERS.exec(path.replace(workspace, ""))?.[1] ?? SOURCE_LANGUAGE;

export default defineEcConfig({
  // horizontal scrolling is not accessible by keyboard
  defaultProps: { wrap: true },
  getBlockLocale: ({ file: { url, path = "" } }) => languageOf(url?.pathname ?? path),
});
