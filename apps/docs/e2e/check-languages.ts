import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { findTypographyError } from "../../../packages/testkit/src/typography.ts";
import { isCopy, OTHER_LANGUAGES, withoutLanguage } from "../src/lib/words/languages.ts";

/** Elements that contain code, notation or no text. */
const IGNORED_ELEMENTS = new Set([
  "script",
  "style",
  "code",
  "pre",
  "kbd",
  "samp",
  "template",
  "tspan",
  "text",
]);

/** Attributes with text for users. */
const TEXT_ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
];

/** Texts that are the same in every language, such as names. */
const SAME_IN_ALL = [
  /^(create-)?[Ss]erpentarium/,
  /^Monte Carlo/,
  /@serpentarium\//,
  /^GitHub/,
  /^Model Context Protocol$/,
  /^Visual Studio Code$/,
  // a label of the search that exists in English only
  /^Settings → /,
  /^Ctrl K$/,
  /^(MIT|Node)\b/,
  // the same words in several languages
  /^Version [\d.]+ · \d+ clauses · Serpentarium$/,
  // command-line settings
  /^(\w+=\S+ ?)+$/,
];

/** All texts of a page that users read or hear. */
function pageTexts(html: string): readonly string[] {
  const texts: string[] = [];
  /** For each open element, whether its text is in the language of the page. */
  const open: boolean[] = [];
  let text = "";
  const end = (): void => {
    const words = text.replaceAll(/[ \t\n\r]+/g, " ").trim();
    if (words) texts.push(words);
    text = "";
  };
  let language = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "html") language = attributes["lang"] ?? "";
      const isForeign = attributes["lang"] !== undefined && attributes["lang"] !== language;
      const isIncluded = (open.at(-1) ?? true) && !IGNORED_ELEMENTS.has(name) && !isForeign;
      end();
      open.push(isIncluded);
      if (!isIncluded) return;
      const isDescription = name === "meta" && attributes["name"] === "description";
      const values = TEXT_ATTRIBUTES.map((attribute) => attributes[attribute]);
      for (const value of [...values, isDescription ? attributes["content"] : ""])
        if (value) texts.push(value);
    },
    ontext(piece) {
      if (open.at(-1)) text += piece;
    },
    onclosetag() {
      end();
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a text is so long that translations must differ from it. */
const needsTranslation = (text: string): boolean =>
  text.includes(" ") && countWords(text) >= 3 && !SAME_IN_ALL.some((name) => name.test(text));

/** Whether a page is in English in every language: the API reference, embeds and the error page. */
const isEnglishOnly = (path: string): boolean => /^(api\/|embed\/|404\.html)/.test(path);

/** Code within a text: quoted options of a command, and options as JSON. */
const CODE = /"[^"]*=[^"]*"|\w+=\{[^}]*\}/g;

/**
 * Finds language problems of a built site: pages missing in a language, texts that a page shares with its English counterpart, and
 * typographic errors. `root` is the URL of the home page.
 */
export function languageProblems(dist: string, root: string): string[] {
  const files = globSync("**/*.html", { cwd: dist }).map((file) => file.replaceAll("\\", "/"));
  const pages = files.filter((file) => withoutLanguage(file) === file && !isEnglishOnly(file));
  const extra = files
    .filter((file) => !(isEnglishOnly(withoutLanguage(file)) || pages.includes(withoutLanguage(file))))
    .map((file) => `/${file}: no page in English`);
  return [
    ...extra,
    ...pages.flatMap((page) => {
      const english = new Set(pageTexts(readFileSync(join(dist, page), "utf8")));
      return OTHER_LANGUAGES.flatMap((language) => {
        const file = `${language}/${page}`;
        if (!existsSync(join(dist, file))) return [`/${file}: no such page`];
        const html = readFileSync(join(dist, file), "utf8");
        if (isCopy(html, root + file.replace(/index\.html$/, ""))) return [];
        return [...new Set(pageTexts(html))].flatMap((text) => {
          const typographyError = findTypographyError(text.replaceAll(CODE, ""), language);
          return [
            ...(needsTranslation(text) && english.has(text) ? [`/${file}: not translated: "${text}"`] : []),
            ...(typographyError ? [`/${file}: ${typographyError}`] : []),
          ];
        });
      });
    }),
  ];
}
