import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { misset } from "../../../packages/testkit/src/french.ts";

/** Elements whose text is code, notation or no text at all. */
const UNSPOKEN = new Set(["script", "style", "code", "pre", "kbd", "samp", "template", "tspan", "text"]);

/** Attributes that people read or hear. */
const SPOKEN_ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
];

/** What is the same in both languages: names, and what has no words. */
const NAMES = [
  /^(create-)?[Ss]erpentarium/,
  /^Monte Carlo/,
  /@serpentarium\//,
  /^GitHub/,
  /^Ctrl K$/,
  /^(MIT|Node)\b/,
  // the same words in both
  /^Version [\d.]+ · \d+ clauses · Serpentarium$/,
  // settings, as the command line takes them
  /^(\w+=\S+ ?)+$/,
];

/** All that a page says, a line each. */
function spokenIn(html: string): readonly string[] {
  const spoken: string[] = [];
  /** One for each open element: whether what stands in it is said in the language of the page. */
  const open: boolean[] = [];
  let text = "";
  const end = (): void => {
    const words = text.replaceAll(/[ \t\n\r]+/g, " ").trim();
    if (words) spoken.push(words);
    text = "";
  };
  let language = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "html") language = attributes["lang"] ?? "";
      const isForeign = attributes["lang"] !== undefined && attributes["lang"] !== language;
      const isSpoken = (open.at(-1) ?? true) && !UNSPOKEN.has(name) && !isForeign;
      end();
      open.push(isSpoken);
      if (!isSpoken) return;
      const isDescription = name === "meta" && attributes["name"] === "description";
      const values = SPOKEN_ATTRIBUTES.map((attribute) => attributes[attribute]);
      for (const value of [...values, isDescription ? attributes["content"] : ""])
        if (value) spoken.push(value);
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
  return spoken;
}

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a text is long enough to be in one language and not in another. */
const isSaid = (text: string): boolean =>
  text.includes(" ") && wordsIn(text) >= 3 && !NAMES.some((name) => name.test(text));

/** A page for which there is no other: the reference is in English. */
const isAlone = (file: string): boolean => /^(fr\/)?(api\/|embed\/|404\.html)/.test(file);

/**
 * What a built site says in one language only, page by page: pages without their counterpart, texts of a French page that
 * stand in the English one too, and slips in the typography of the French ones.
 */
export function languageMistakes(dist: string): string[] {
  const files = globSync("**/*.html", { cwd: dist })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isAlone(file));
  return files.flatMap((file) => {
    const isFrench = file.startsWith("fr/");
    const other = isFrench ? file.slice("fr/".length) : `fr/${file}`;
    if (!existsSync(join(dist, other))) return [`/${file}: no page in the other language`];
    if (!isFrench) return [];
    const english = new Set(spokenIn(readFileSync(join(dist, other), "utf8")));
    return [...new Set(spokenIn(readFileSync(join(dist, file), "utf8")))].flatMap((text) => {
      const slip = misset(text);
      return [
        ...(isSaid(text) && english.has(text) ? [`/${file}: in English, or said twice: "${text}"`] : []),
        ...(slip ? [`/${file}: ${slip}`] : []),
      ];
    });
  });
}
