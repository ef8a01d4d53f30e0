import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { findTypographyError } from "../../../packages/testkit/src/typography.ts";

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

/** Texts that are the same in both languages, such as names. */
const SAME_IN_BOTH = [
  /^(create-)?[Ss]erpentarium/,
  /^Monte Carlo/,
  /@serpentarium\//,
  /^GitHub/,
  /^Model Context Protocol$/,
  /^Visual Studio Code$/,
  // a menu that its program has in English only
  /^Settings → /,
  /^Ctrl K$/,
  /^(MIT|Node)\b/,
  // the same words in both languages
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

/** Whether a text is long enough that it must differ between languages. */
const needsTranslation = (text: string): boolean =>
  text.includes(" ") && countWords(text) >= 3 && !SAME_IN_BOTH.some((name) => name.test(text));

/** Whether a page has no translation: the API reference, embeds and the error page. */
const isEnglishOnly = (file: string): boolean => /^(fr\/)?(api\/|embed\/|404\.html)/.test(file);

/**
 * Finds language problems of a built site: pages without a translation, texts of a French page that are also in its English
 * counterpart, and typography errors in French.
 */
export function languageProblems(dist: string): string[] {
  const files = globSync("**/*.html", { cwd: dist })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isEnglishOnly(file));
  return files.flatMap((file) => {
    const isFrench = file.startsWith("fr/");
    const other = isFrench ? file.slice("fr/".length) : `fr/${file}`;
    if (!existsSync(join(dist, other))) return [`/${file}: no page in the other language`];
    if (!isFrench) return [];
    const english = new Set(pageTexts(readFileSync(join(dist, other), "utf8")));
    return [...new Set(pageTexts(readFileSync(join(dist, file), "utf8")))].flatMap((text) => {
      const typographyError = findTypographyError(text, "fr");
      return [
        ...(needsTranslation(text) && english.has(text) ? [`/${file}: not translated: "${text}"`] : []),
        ...(typographyError ? [`/${file}: ${typographyError}`] : []),
      ];
    });
  });
}
