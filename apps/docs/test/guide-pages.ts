import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { LANGUAGES, type Language, localeOf } from "../src/lib/words/languages.ts";

const docs = join(import.meta.dirname, "../src/content/docs");

const folderOf = (language: Language): string => join(docs, localeOf(language) ?? "", "guides");

/** The languages in which the guides are written. */
export const GUIDE_LANGUAGES: readonly Language[] = LANGUAGES.filter((one) => existsSync(folderOf(one)));

/** The text of a guide. */
export const pageOf = (guide: string, language: Language): string =>
  readFileSync(join(folderOf(language), `${guide}.mdx`), "utf8");

/** A code block of a guide, with the output shown below it. */
export interface Block {
  /** The file of the guide, relative to the pages folder. */
  readonly page: string;
  readonly lang: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** Every code block written directly in a guide. */
export const blocks: readonly Block[] = globSync("{*/,}guides/*.mdx", { cwd: docs })
  .toSorted()
  .flatMap((page) => {
    const found = readFileSync(join(docs, page), "utf8").matchAll(
      /^```(\w+)\n([\s\S]*?)\n```(?:\n+```text\n([\s\S]*?)\n```)?/gm,
    );
    return [...found].map(([, lang = "", code = "", output]) => ({ page, lang, code, output }));
  });
