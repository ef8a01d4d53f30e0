import { normalizePath, type Plugin as VitePlugin } from "vite";
import { GAMES_MODULE, LIVE_MODULE, PAGE_MODULE, PAGE_STYLE } from "./module-paths.ts";
import type { GamesData, PageData } from "./page/page-data.ts";
import type { PluginPackage } from "./plugin-package.ts";

const PREFIX = "virtual:serpentarium-workshop/";

/** The entry module of the page. */
export const ENTRY_MODULE = `${PREFIX}entry`;

const importSpecifier = (path: string): string => JSON.stringify(normalizePath(path));

/** The sources of virtual modules, by their ids. */
export type ModuleSources = Readonly<Record<string, () => string>>;

const entrySource = (module: string) => (): string =>
  `import ${importSpecifier(PAGE_STYLE)};\nimport ${importSpecifier(module)};`;

/**
 * The modules of the page of a game: its entry, the author’s plugin and the page data.
 *
 * @param isLive - whether its server has live matches
 */
export const pageSources = (
  { entry }: PluginPackage,
  pageData: () => PageData,
  isLive = false,
): ModuleSources => ({
  [ENTRY_MODULE]: entrySource(PAGE_MODULE),
  // a module without a default export must load, so that the page can report the problem
  [`${PREFIX}plugin`]: () =>
    `import * as module from ${importSpecifier(entry)};\nexport default module["default"];`,
  [`${PREFIX}page-data`]: () => `export default ${JSON.stringify(pageData())};`,
  [`${PREFIX}live`]: () =>
    isLive
      ? `import * as live from ${importSpecifier(LIVE_MODULE)};\nexport default live;`
      : "export default undefined;",
});

/** The modules of the page that lists the games. */
export const gamesSources = (games: GamesData): ModuleSources => ({
  [ENTRY_MODULE]: entrySource(GAMES_MODULE),
  [`${PREFIX}games`]: () => `export default ${JSON.stringify(games)};`,
});

/** A Vite plugin that provides virtual modules. */
export const virtualModules = (sources: ModuleSources): VitePlugin => ({
  name: "serpentarium-workshop:modules",
  enforce: "pre",
  resolveId: (id) => (Object.hasOwn(sources, id) ? id : undefined),
  load: (id) => sources[id]?.(),
});

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
