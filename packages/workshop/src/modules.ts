import { normalizePath, type Plugin as VitePlugin } from "vite";
import type { Setup } from "./page/setup.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { PAGE, STYLE } from "./running-from.ts";

const PREFIX = "virtual:serpentarium-workshop/";

/** The module that the page starts with. */
export const ENTRY = `${PREFIX}entry`;

const quoted = (path: string): string => JSON.stringify(normalizePath(path));

/** The modules through which the page reaches the author's plugin, and what it is told of it. */
export function pageModules({ entry }: PluginPackage, setup: () => Setup): VitePlugin {
  const sources: Readonly<Record<string, () => string>> = {
    [ENTRY]: () => `import ${quoted(STYLE)};\nimport ${quoted(PAGE)};`,
    // a module without a default export must load, so that the page can say what is missing
    [`${PREFIX}plugin`]: () => `import * as module from ${quoted(entry)};\nexport default module["default"];`,
    [`${PREFIX}setup`]: () => `export default ${JSON.stringify(setup())};`,
  };
  return {
    name: "serpentarium-workshop:modules",
    enforce: "pre",
    resolveId: (id) => (Object.hasOwn(sources, id) ? id : undefined),
    load: (id) => sources[id]?.(),
  };
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What says in a page that it was written here, and may be written over. */
export const GENERATOR = "serpentarium-workshop";

/** The page: everything in it is drawn by its script. */
export const pageHtml = (title: string, head: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${GENERATOR}">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body><div id="workshop"></div></body>
</html>
`;
