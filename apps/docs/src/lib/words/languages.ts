/** The languages of the site. For Node only. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { SOURCE_LANGUAGE } from "../links/links.ts";
import { wordsFolders } from "./words-folders.ts";

/** A language of the site: a tag of BCP 47. */
export type Language = string;

/** The languages of the site: those in which it has words for its pages. The first one is the one that it is written in. */
export const LANGUAGES: readonly Language[] = wordsFolders(process.cwd())
  .flatMap((cwd) => globSync("*.pages.json", { cwd }))
  .map((file) => basename(file, ".pages.json"))
  .sort((a, b) => Number(b === SOURCE_LANGUAGE) - Number(a === SOURCE_LANGUAGE) || (a < b ? -1 : 1));

/** The languages that have a folder of their own in paths. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.slice(1);

/** The segment of a language in the paths of its pages; undefined for the one that the site is written in. */
export const localeOf = (language: Language): string | undefined =>
  language === SOURCE_LANGUAGE ? undefined : language;

/** The language of a page, by its path from the root of the site: `/fr/games/`, or without the slash before it. */
export const languageOfPath = (path: string): Language =>
  OTHER_LANGUAGES.find((language) => path.replace(/^\//, "").startsWith(`${language}/`)) ?? SOURCE_LANGUAGE;

/** Whether a built page is a copy of one that is not written in its language: its canonical address is that of another page. */
export const isCopy = (html: string, address: string): boolean =>
  !html.includes(`<link rel="canonical" href="${address}"`);

/** A path without its language: `/games/` for `/fr/games/`. */
export function withoutLanguage(path: string): string {
  const language = localeOf(languageOfPath(path));
  return language === undefined ? path : path.replace(`${language}/`, "");
}
