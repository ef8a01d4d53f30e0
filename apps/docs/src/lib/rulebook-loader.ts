import { pathToFileURL } from "node:url";
import { glob, type Loader } from "astro/loaders";
import { slug } from "github-slugger";
import { rulebookFolders } from "./config-modules.ts";
import { isPlayStage } from "./play-stage.ts";

const LOCALE_PREFIXES = { en: "", fr: "fr/" } as const;

/** The page ids of a rulebook. */
const rulebookIds = (game: string): string[] =>
  Object.values(LOCALE_PREFIXES).map((path) => `${path}games/${game}`);

/** Restricts a loader to its own entries: it would otherwise delete those of other loaders. */
const restrictStore = (loader: Loader, isMine: (id: string) => boolean): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      store: { ...context.store, keys: () => context.store.keys().filter(isMine) },
    }),
});

/** Loads the rulebook of a game from its package. */
const rulebookLoader = (game: string, folder: string): Loader => {
  const loader = glob({
    base: pathToFileURL(`${folder}/`),
    pattern: "{en,fr}.mdx",
    generateId: ({ entry }) => `${entry === "fr.mdx" ? LOCALE_PREFIXES.fr : LOCALE_PREFIXES.en}games/${game}`,
  });
  return restrictStore(loader, (id) => rulebookIds(game).includes(id));
};

/** Loads the pages of the site, with the ids that `docsLoader()` would give. */
const siteLoader = (isBook: (id: string) => boolean): Loader => {
  const idOf = (entry: string): string =>
    entry
      .replace(/\.mdx?$/, "")
      .split("/")
      .map((segment) => slug(segment))
      .join("/")
      .replace(/(.)\/index$/, "$1");
  const loader = glob({
    base: "src/content/docs",
    pattern: isPlayStage ? "{,fr/}index.mdx" : "**/[^_]*.{md,mdx}",
    generateId: ({ entry }) => idOf(entry),
  });
  return restrictStore(loader, (id) => !isBook(id));
};

/** Loads the pages of the site, and the rulebooks of the game packages as `[fr/]games/<game>`. */
export function pagesAndRulebooks(): Loader {
  const books = Object.entries(rulebookFolders);
  const ids = new Set(books.flatMap(([game]) => rulebookIds(game)));
  const loaders = [
    siteLoader((id) => ids.has(id)),
    ...(isPlayStage ? [] : books.map(([game, folder]) => rulebookLoader(game, folder))),
  ];
  return {
    name: "pages-and-rulebooks",
    async load(context) {
      for (const loader of loaders) await loader.load(context);
    },
  };
}
