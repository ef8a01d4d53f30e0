import { normalizePath, type Plugin as VitePlugin } from "vite";
import { GAMES_MODULE, LIVE_MODULE, PAGE_MODULE, PAGE_STYLE } from "./module-paths.ts";
import type { GamesData, PageData } from "./page/page-data.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { pageLanguages, readLanguage } from "./words.ts";

const PREFIX = "virtual:serpentarium-workshop/";

/** The module that loads the words of the page; the words of each language are in a submodule. */
const WORDS_MODULE = `${PREFIX}words`;

/** Whether a module contains words or loads them. */
export const isWordsModule = (id: string): boolean => id.startsWith(WORDS_MODULE);

/** The entry module of the page. */
export const ENTRY_MODULE = `${PREFIX}entry`;

const importSpecifier = (path: string): string => JSON.stringify(normalizePath(path));

/** The sources of virtual modules, by their ids. */
export type ModuleSources = Readonly<Record<string, () => string>>;

const entrySource = (module: string) => (): string =>
  `import ${importSpecifier(PAGE_STYLE)};\nimport ${importSpecifier(module)};`;

/** The modules of words: one for each language, and one that loads them. */
function wordsSources(folder?: string): ModuleSources {
  const modules = pageLanguages(folder).map((tag) => [tag, `${WORDS_MODULE}/${tag}`] as const);
  const loaders = modules.map(([tag, id]) => `${JSON.stringify(tag)}: () => import(${JSON.stringify(id)})`);
  return {
    [WORDS_MODULE]: () =>
      `export const languages = ${JSON.stringify(modules.map(([tag]) => tag))};\nexport const loadLanguage = { ${loaders.join(", ")} };`,
    ...Object.fromEntries(
      modules.map(([tag, id]) => [id, () => `export default ${JSON.stringify(readLanguage(tag, folder))};`]),
    ),
  };
}

/**
 * The modules of the page of a game: its entry, the author’s plugin, the page data and the words.
 *
 * @param isLive - whether its server has live matches
 */
export const pageSources = (
  { entry, folder }: PluginPackage,
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
  ...wordsSources(folder),
});

/** The modules of the page that lists the games. */
export const gamesSources = (games: GamesData): ModuleSources => ({
  [ENTRY_MODULE]: entrySource(GAMES_MODULE),
  [`${PREFIX}games`]: () => `export default ${JSON.stringify(games)};`,
  ...wordsSources(),
});

/** A Vite plugin that provides virtual modules. @param sourcesOf - called for each load, because files of words may be added and removed */
export function virtualModules(sourcesOf: () => ModuleSources): VitePlugin {
  const sourceOf = (id: string) => (id.startsWith(PREFIX) ? sourcesOf()[id] : undefined);
  return {
    name: "serpentarium-workshop:modules",
    enforce: "pre",
    resolveId: (id) => (sourceOf(id) ? id : undefined),
    load: (id) => sourceOf(id)?.(),
  };
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The `generator` of the page, which identifies a folder that a build may overwrite. */
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
