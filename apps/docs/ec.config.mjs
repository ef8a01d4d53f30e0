import { fileURLToPath } from "node:url";
import { defineEcConfig } from "@astrojs/starlight/expressive-code";

const workspace = fileURLToPath(new URL("../..", import.meta.url));

/** The language of a page or of its file: rulebooks lie outside of the folder of the pages. */
const languageOf = (path) => (/(?:^|\/)fr(?:\/|\.mdx?$)/.test(path.replace(workspace, "")) ? "fr" : "en");

export default defineEcConfig({
  // no block scrolls sideways, which keyboards could not follow
  defaultProps: { wrap: true },
  getBlockLocale: ({ file: { url, path = "" } }) => languageOf(url?.pathname ?? path),
});
