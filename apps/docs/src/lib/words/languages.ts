/** The languages of the site. For Node only. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { SOURCE_LANGUAGE } from "../links/links.ts";
import { wordsFolders } from "./words-folders.ts";

/** A language of the site: a tag of BCP 47. */
export type Language = string;

/** The languages of the site: those with words for its pages. The first one is the source language. */
export const LANGUAGES: readonly Language[] = wordsFolders(process.cwd())
  .flatMap((cwd) => globSync("*.pages.json", { cwd }))
  .map((file) => basename(file, ".pages.json"))
  .sort((a, b) => Number(b === SOURCE_LANGUAGE) - Number(a === SOURCE_LANGUAGE) || (a < b ? -1 : 1));

/** The languages with a segment in paths. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.slice(1);

/** The path segment of a language; undefined for the source language. */
export const localeOf = (language: Language): string | undefined =>
  language === SOURCE_LANGUAGE ? undefined : language;

/** The language of a page, by its path from the root of the site, with or without a leading slash: `/fr/games/`. */
export const languageOfPath = (path: string): Language =>
  OTHER_LANGUAGES.find((language) => path.replace(/^\//, "").startsWith(`${language}/`)) ?? SOURCE_LANGUAGE;

/** Whether a built page is a copy of a page in another language: its canonical URL is that of the other page. */
export const isCopy = (html: string, address: string): boolean =>
  !html.includes(`<link rel="canonical" href="${address}"`);

/** A path without its language: `/games/` for `/fr/games/`. */
export function withoutLanguage(path: string): string {
  const language = localeOf(languageOfPath(path));
  return language === undefined ? path : path.replace(`${language}/`, "");
}
