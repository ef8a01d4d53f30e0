import { normalizePath, type Plugin as VitePlugin } from "vite";
import { PAGE_MODULE, PAGE_STYLE } from "./module-paths.ts";
import type { PageData } from "./page/page-data.ts";
import type { PluginPackage } from "./plugin-package.ts";

const PREFIX = "virtual:serpentarium-workshop/";

/** The entry module of the page. */
export const ENTRY_MODULE = `${PREFIX}entry`;

const importSpecifier = (path: string): string => JSON.stringify(normalizePath(path));

/** A Vite plugin that provides the virtual modules of the page: its entry, the author's plugin and the page data. */
export function virtualModules({ entry }: PluginPackage, pageData: () => PageData): VitePlugin {
  const sources: Readonly<Record<string, () => string>> = {
    [ENTRY_MODULE]: () => `import ${importSpecifier(PAGE_STYLE)};\nimport ${importSpecifier(PAGE_MODULE)};`,
    // a module without a default export must load, so that the page can report the problem
    [`${PREFIX}plugin`]: () =>
      `import * as module from ${importSpecifier(entry)};\nexport default module["default"];`,
    [`${PREFIX}page-data`]: () => `export default ${JSON.stringify(pageData())};`,
  };
  return {
    name: "serpentarium-workshop:modules",
    enforce: "pre",
    resolveId: (id) => (Object.hasOwn(sources, id) ? id : undefined),
    load: (id) => sources[id]?.(),
  };
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The `generator` of the page, by which a build recognises a folder that it may overwrite. */
export const GENERATOR = "serpentarium-workshop";

/** The HTML of the page; its script renders the content. */
export const pageHtml = (title: string, head: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${GENERATOR}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body><div id="workshop"></div></body>
</html>
`;
