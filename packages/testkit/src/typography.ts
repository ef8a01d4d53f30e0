import type { Section } from "@serpentarium/rulebook";
import { lineName, stripCode } from "./markdown.ts";
import { joinLines } from "./order.ts";

type Rules = readonly (readonly [pattern: RegExp, description: string])[];

const APOSTROPHE = [/\p{L}'[\p{L}…]/u, "a straight apostrophe"] as const;

/** Typographic errors by language, each with its description. */
const RULES: ReadonlyMap<string, Rules> = new Map<string, Rules>([
  [
    "fr",
    [
      APOSTROPHE,
      [/ [:;!?»](?![\p{L}\p{N}:-])/u, "a space that can break before high punctuation"],
      [/[\p{L}\p{N})}…»][:;!?»](?=\s|$)/u, "no space before high punctuation"],
      [/«(?![\u00a0\u202f])/u, "no no-break space after «"],
    ],
  ],
  [
    "es",
    [
      [/["“”„]/u, "quotation marks other than «…»"],
      [/(?<!¿[^?]*)[\p{L}\p{N})»]\?/u, "a question without ¿"],
      [/(?<!¡[^!]*)[\p{L}\p{N})»]!/u, "an exclamation without ¡"],
    ],
  ],
  ["de", [APOSTROPHE, [/["”]|(?<!„[^“]*)“/u, "quotation marks other than „…“"]]],
]);

const rulesOf = (language: string): Rules => RULES.get(new Intl.Locale(language).language) ?? [];

/** Whether the kit knows typographic rules of a language. */
export const hasTypography = (language: string): boolean => rulesOf(language).length > 0;

/** The number of characters quoted on either side of an error. */
const EXCERPT_MARGIN = 12;

/**
 * Finds the first typographic error in a text. In French, apostrophes must be curved (’), and a no-break space must precede `: ; ! ?` and
 * separate `« »` from their contents; in German, quotation marks must be „…“; in Spanish, they must be «…», and questions and exclamations
 * begin with ¿ and ¡. Text in backticks is ignored.
 */
export function findTypographyError(text: string, language: string): string | undefined {
  const words = stripCode(text);
  for (const [pattern, description] of rulesOf(language)) {
    const found = pattern.exec(words);
    if (!found) continue;
    const end = found.index + found[0].length;
    return `${description}: "${words.slice(Math.max(0, found.index - EXCERPT_MARGIN), end + EXCERPT_MARGIN)}"`;
  }
  return undefined;
}

/** A line of front matter without its key, and without the quotes of YAML. */
const stripFrontMatterKey = (text: string): string => text.replace(/^\w+: (?:"(.*)"$)?/, "$1");

/**
 * Checks the typography of a rulebook. Returns one error per line, or undefined.
 *
 * @param rulebook - its sections in one language
 */
export const checkRulebookTypography = (rulebook: readonly Section[], language: string): string | undefined =>
  joinLines(
    rulebook.flatMap(({ kind, lines }) =>
      lines.flatMap((line) => {
        const text = kind === "front-matter" ? stripFrontMatterKey(line.text) : line.text;
        const error = line.isCode ? undefined : findTypographyError(text, language);
        return error ? [`${lineName(line)}: ${error}`] : [];
      }),
    ),
  );
