import { fileURLToPath } from "node:url";
import { defineEcConfig } from "@astrojs/starlight/expressive-code";

const workspace = fileURLToPath(new URL("../..", import.meta.url));

/** The language of a page by its URL or file; rulebooks are outside the pages folder. */
const languageOf = (path) => (/(?:^|\/)fr(?:\/|\.mdx?$)/.test(path.replace(workspace, "")) ? "fr" : "en");

export default defineEcConfig({
  // horizontal scrolling is not accessible by keyboard
  defaultProps: { wrap: true },
  getBlockLocale: ({ file: { url, path = "" } }) => languageOf(url?.pathname ?? path),
});
