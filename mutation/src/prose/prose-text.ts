import { parseRulebook } from "@serpentarium/rulebook";

/** A piece of prose in a file: a paragraph, an item of a list, a cell of a table, a heading or a message of the words. */
export interface Passage {
  readonly kind: "heading" | "paragraph" | "item" | "cell" | "message";
  /** The index in the file at which it starts. */
  readonly start: number;
  /** As it is in the file. */
  readonly text: string;
  /** The text with a filler in place of what is no prose: code, targets of links, placeholders, comments. */
  readonly prose: string;
  /** The number of its line in the file, from 1. */
  readonly line: number;
}

/** In place of what is no prose, and of comments; neither is a letter. */
const [FILLER, COMMENT] = ["\u0000", "\u0001"] as const;

const hide = (text: string, pattern: RegExp, filler: string): string =>
  text.replace(pattern, (hidden) => filler.repeat(hidden.length));

const hideMarkdown = (text: string): string =>
  hide(
    hide(text, /\{\/\*[\s\S]*?\*\/\}/g, COMMENT),
    /`[^`]*`|\]\([^)]*\)|\{[^{}]*\}|<\/?[A-Za-z][^>]*>/g,
    FILLER,
  );

/** A message of MessageFormat 2: a text, or declarations and variants that contain texts in double braces. */
function hideMessage(text: string): string {
  const prose = text.startsWith(".")
    ? hide(text, /^[^{}]*(?:\{(?!\{)[^{}]*\}[^{}]*)*\{\{|\}\}(?!\})[^{}]*(?:\{\{)?/g, FILLER)
    : text;
  return hide(prose, /\{[^{}]*\}|\\u[\da-f]{4}|\\./gi, FILLER);
}

const PREFIX = /^\s*(?:#+\s+|(?:[-*+]|\d+[.)])\s+|>\s+)?/;

function passagesOf(text: string, start: number, line: number): readonly Passage[] {
  if (/^\s*\|/.test(text)) {
    const cells = [...hideMarkdown(text).matchAll(/[^|]+/g)];
    const filled = cells.filter(([cell]) => !/^[\s:-]*$/.test(cell));
    return filled.map(({ 0: cell, index }) => {
      const from = index + cell.length - cell.trimStart().length;
      const own = text.slice(from, index + cell.trimEnd().length);
      return { kind: "cell", start: start + from, text: own, prose: hideMarkdown(own), line };
    });
  }
  const [prefix = ""] = PREFIX.exec(text) ?? [];
  const own = text.slice(prefix.length).trimEnd();
  const kind = prefix.includes("#") ? "heading" : /[-*+\d]/.test(prefix) ? "item" : "paragraph";
  return own === "" || /^<[A-Za-z/]/.test(own)
    ? []
    : [{ kind, start: start + prefix.length, text: own, prose: hideMarkdown(own), line }];
}

/** The starts of the lines of a file. */
const lineStarts = (text: string): readonly number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** The passages of a rulebook, or of short rules. */
function markdownPassages(text: string): readonly Passage[] {
  const starts = lineStarts(text);
  return parseRulebook(text).flatMap(({ kind, lines }) =>
    lines.flatMap((line, i): readonly Passage[] => {
      const { number = 1, isCode } = line;
      const start = starts[number - 1] ?? 0;
      // the heading of a clause is its id
      if (isCode || (kind === "clause" && i === 0)) return [];
      if (kind !== "front-matter") return passagesOf(line.text, start, number);
      const [key] = /^\w+: "?/.exec(line.text) ?? [];
      return key === undefined
        ? []
        : passagesOf(line.text.slice(key.length).replace(/"$/, ""), start + key.length, number);
    }),
  );
}

const MESSAGE = /^\s*"(?<key>[^"]+)": "(?<value>(?:[^"\\]|\\.)+)",?$/;

/** The passages of a file of words, which has one message in a line. */
function wordsPassages(text: string): readonly Passage[] {
  const starts = lineStarts(text);
  return text.split("\n").flatMap((line, i): readonly Passage[] => {
    const { key, value = "" } = MESSAGE.exec(line)?.groups ?? {};
    if (key === undefined || key === "language" || key === "$schema") return [];
    const start = (starts[i] ?? 0) + line.lastIndexOf(`"${value}"`) + 1;
    return [{ kind: "message", start, text: value, prose: hideMessage(value), line: i + 1 }];
  });
}

/** The prose of a file of a package, such as `rulebook/en.mdx`, `rulebook/en.short.md` or `words/en.json`. */
export const passagesIn = (path: string, text: string): readonly Passage[] =>
  path.endsWith(".json") ? wordsPassages(text) : markdownPassages(text);

// a comment after a sentence belongs to it
const SENTENCE = new RegExp(
  String.raw`\S.*?(?:[.!?…](?:["»”’“)\]*_]|${FILLER})*(?:\s*${COMMENT}+)?(?=\s|$)|$)`,
  "gsu",
);

/** The sentences of a passage, by their start and end in it. */
export const sentencesOf = ({ prose }: Passage): readonly (readonly [start: number, end: number])[] =>
  [...prose.matchAll(SENTENCE)].map(({ 0: sentence, index }) => [index, index + sentence.trimEnd().length]);
