import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { glob, type Loader } from "astro/loaders";
import { slug } from "github-slugger";
import { rulebooks, withNumbers } from "../build/config-modules.ts";
import { hasRulebooks, isPlayStage } from "../build/play-stage.ts";
import { SOURCE_LANGUAGE } from "../links/links.ts";
import { LANGUAGES, type Language, localeOf } from "../words/languages.ts";
import { rulebookFile } from "./find-rulebook.ts";

/** The id of the page of a rulebook in a language. */
const rulebookId = (path: string, language: Language): string =>
  [localeOf(language) ?? [], "games", path].flat().join("/");

/** Restricts a loader to its own entries, because it would delete those of other loaders. */
const restrictStore = (loader: Loader, isMine: (id: string) => boolean): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      store: { ...context.store, keys: () => context.store.keys().filter(isMine) },
    }),
});

/** Adds its version to the title of an older rulebook, and excludes it from the search. */
const withVersion = (loader: Loader, version: string): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      parseData: ({ data, ...props }) => {
        const { title } = data as { readonly title?: string };
        const extended = { ...data, title: `${title ?? ""} ${version}`, pagefind: false };
        // has the type of the data that was read
        return context.parseData({ ...props, data: extended as typeof data });
      },
    }),
});

/** Writes numbers into what is read of a rulebook beside its page: its front matter, and the text for its description. */
const withFilled = (loader: Loader, fill: (text: string) => string): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      // another number changes the entry, though not its file
      generateDigest: (contents) =>
        context.generateDigest(typeof contents === "string" ? fill(contents) : contents),
      parseData: ({ data, ...props }) => {
        const filled = Object.entries(data).map(([key, value]) => [
          key,
          typeof value === "string" ? fill(value) : value,
        ]);
        // the same type as the data that was read
        return context.parseData({ ...props, data: Object.fromEntries(filled) as typeof data });
      },
      store: {
        ...context.store,
        set: ({ body, ...entry }) =>
          context.store.set({ ...entry, ...(body !== undefined && { body: fill(body) }) }),
      },
    }),
});

interface RulebookPage {
  readonly id: string;
  readonly file: string;
  readonly fill: (text: string) => string;
  /** The version, of an older one. */
  readonly version: string | undefined;
}

/**
 * The pages of all rulebooks: `[fr/]games/<game>`, those of older versions `[fr/]games/<game>/versions/<version>`. Starlight copies pages
 * in the source language of the site to languages that lack them.
 */
const rulebookPages = (): readonly RulebookPage[] =>
  rulebooks.flatMap(({ game, version, found }) =>
    LANGUAGES.flatMap((language) => {
      const file = rulebookFile(found, language);
      const isCopied = language !== SOURCE_LANGUAGE && file?.endsWith(`/${SOURCE_LANGUAGE}.mdx`);
      const path = version === undefined ? game : `${game}/versions/${version}`;
      if (file === undefined || isCopied) return [];
      const fill = (text: string): string => withNumbers(found, language, text);
      return [{ id: rulebookId(path, language), file, fill, version }];
    }),
  );

/** Loads a page with a rulebook from its package. */
function rulebookLoader({ id, file, fill, version }: RulebookPage): Loader {
  const loader = glob({
    base: pathToFileURL(`${dirname(file)}/`),
    pattern: basename(file),
    generateId: () => id,
  });
  const restricted = withFilled(
    restrictStore(loader, (other) => other === id),
    fill,
  );
  return version === undefined ? restricted : withVersion(restricted, version);
}

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
    pattern: isPlayStage ? ["index.mdx", "*/index.mdx"] : "**/[^_]*.{md,mdx}",
    generateId: ({ entry }) => idOf(entry),
  });
  return restrictStore(loader, (id) => !isBook(id));
};

export function pagesAndRulebooks(): Loader {
  const books = hasRulebooks ? rulebookPages() : [];
  const ids = new Set(books.map(({ id }) => id));
  // the first loader removes rulebooks that no longer exist
  const loaders = [siteLoader((id) => ids.has(id)), ...books.map(rulebookLoader)];
  return {
    name: "pages-and-rulebooks",
    async load(context) {
      for (const loader of loaders) await loader.load(context);
    },
  };
}
