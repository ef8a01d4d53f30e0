import type { Files } from "./templates.ts";

/** The languages that an author writes, the source first. */
export type Languages = readonly [source: string, ...others: string[]];

/** A file of a template in one language, such as `words/en.teaching.json`. */
const LANGUAGE_FILE = /^(rulebook|test\/playthroughs|words)\/(en|fr)(\..+)$/;

/** Returns the language of the templates for an author's language; undefined if they lack it. */
export const templateLanguage = (tag: string): string | undefined =>
  ["en", "fr"].find((language) => language === new Intl.Locale(tag).language);

const withTag = (words: string, tag: string): string =>
  words.replace(/"language": "[a-z]+"/, `"language": "${tag}"`);

/** Removes the names of examples after the sentences of a rulebook, which only the source language has. */
const withoutMarks = (rulebook: string): string => rulebook.replaceAll(/ \{\/\*.*?\*\/\}/g, "");

function translated(folder: string, text: string, tag: string, isSource: boolean): string {
  if (folder === "words") return withTag(text, tag);
  return isSource ? text : withoutMarks(text);
}

/** Converts an English file for a language that the templates lack; undefined if it is omitted. */
function untranslated(folder: string, text: string, tag: string, isSource: boolean): string | undefined {
  if (folder === "words") return isSource ? withTag(text, tag) : `{\n  "language": "${tag}"\n}\n`;
  // the first run of the tests writes playthroughs
  return folder === "rulebook" && isSource ? text : undefined;
}

/** Returns the language-specific files of a template in one of the author’s languages. */
function filesIn(files: Files, tag: string, isSource: boolean): Files {
  const written: Record<string, string> = {};
  const own = templateLanguage(tag);
  for (const [path, text] of Object.entries(files)) {
    const [, folder = "", language, rest] = LANGUAGE_FILE.exec(path) ?? [];
    if (language !== (own ?? "en")) continue;
    const convert = own ? translated : untranslated;
    const result = convert(folder, text, tag, isSource);
    if (result !== undefined) written[`${folder}/${tag}${rest}`] = result;
  }
  return written;
}

/**
 * Returns the files of a template in the languages of an author. Of those that the templates lack, the source language has English texts,
 * and the others have none.
 */
export function inLanguages(files: Files, languages: Languages): Files {
  const [source] = languages;
  const common = Object.entries(files)
    .filter(([path]) => !LANGUAGE_FILE.test(path))
    .map(([path, text]) => [path, text.replace(/\b(rulebook|words)\/en\b/g, `$1/${source}`)]);
  const written = languages.map((tag) => filesIn(files, tag, tag === source));
  return Object.assign(Object.fromEntries(common), ...written);
}
