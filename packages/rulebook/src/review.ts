import { createHash } from "node:crypto";
import { messagesById, type WordsFile } from "@serpentarium/core/words";
import { codePiecesOf, normaliseCode } from "./code.ts";
import { formatRulebook, parseRulebook } from "./section.ts";

/** The files of a package that say something of its rules, by their path in its folder, such as `rulebook/en.mdx`. */
export type ReviewFiles = ReadonlyMap<string, string>;

/** The path of the record in the folder of a package. */
export const REVIEW_PATH = "rulebook/reviewed.json";

/** The path of the examples in the folder of a package. */
const EXAMPLES_PATH = "rulebook/examples.json";

/**
 * What was reviewed, by clause: the digest of its `code` and of its `examples`, and by language those of its text and its words, such as
 * `text 0a1b2c3d of 4e5f6071, words 8293a4b5 of c6d7e8f9`. In a translation the digest after `of` is that of the author's language.
 *
 * What belongs to no clause has entries by its file: `rulebook` for the text around the sections of clauses, `short` for the short rules,
 * `words` for other words, `teaching` for those of `words/en.teaching.json`.
 */
export type ReviewRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a package says of a clause, or of what belongs to none, in one place. */
export interface ClausePart {
  readonly part: "text" | "words" | "examples" | "code";
  /** The language of text and words. */
  readonly language?: string;
  /** As it is written, without the comments of code. */
  readonly content: string;
  /** The first eight hex digits of its SHA-256, which white space and comments do not change. */
  readonly digest: string;
}

/** What somebody has to look at. */
export interface StalePart {
  /** Its id, or the entry of what belongs to no clause. */
  readonly clause: string;
  readonly part: ClausePart["part"] | "new" | "gone";
  readonly language?: string;
  /** The author's language, where that has changed and its translation has not. */
  readonly source?: string;
}

/** Which clauses are reviewed. */
export interface ReviewedClauses {
  /** Their ids. */
  readonly clauses: readonly string[];
  /** The language of the author; default English. */
  readonly source?: string;
}

/** Whether a path in the folder of a package is among the files that are compared. */
export const isReviewPath = (path: string): boolean =>
  /^(?:rulebook\/[^/]+\.(?:mdx|short\.md|json)|words\/[^/]+\.json|src\/.+\.[cm]?[jt]sx?)$/.test(path);

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

const normaliseText = (text: string): string =>
  text
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** Parses a file of data. @throws Error with its path where it is no object */
function parseData(path: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    if (isObject(data)) return data;
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  throw new Error(`${path}: expected an object`);
}

/** Reads the record of a package; undefined where nothing was reviewed. @throws Error with the path of a file that holds something else */
export function parseReview(files: ReviewFiles): ReviewRecord | undefined {
  const text = files.get(REVIEW_PATH);
  if (text === undefined) return undefined;
  const data = parseData(REVIEW_PATH, text);
  const isEntry = (entry: unknown): boolean =>
    isObject(entry) && Object.values(entry).every((digest) => typeof digest === "string");
  if (Object.values(data).every(isEntry)) return data as ReviewRecord;
  throw new Error(`${REVIEW_PATH}: expected digests by clause`);
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The text of a record: a line for each clause and language, sorted. */
export const formatReview = (record: ReviewRecord): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(byName)), null, 2)}\n`;

type Digested = Omit<ClausePart, "digest">;

/** A part, and the clause or the other entry that it belongs to. */
type Found = readonly [entry: string, part: Digested];

const foundText = (entry: string, language: string, content: string): readonly Found[] =>
  content.trim() === "" ? [] : [[entry, { part: "text", language, content }]];

function rulebookParts(language: string, text: string, clauses: readonly string[]): readonly Found[] {
  const sections = parseRulebook(text);
  const isOwn = ({ kind, title }: (typeof sections)[number]): boolean =>
    kind === "clause" && clauses.includes(title);
  return [
    ...sections.filter(isOwn).flatMap(({ title, text: own }) => foundText(title, language, own)),
    ...foundText("rulebook", language, formatRulebook(sections.filter((one) => !isOwn(one)))),
  ];
}

const TEXT_FILE =
  /^(?<folder>rulebook|words)\/(?<language>[a-z]+(?:-[a-z\d]+)*)(?:\.(?<kind>[a-z-]+))?\.(?:mdx?|json)$/i;

/** What the files of texts say of each clause, and what else they say. */
function textParts(files: ReviewFiles, clauses: readonly string[]): readonly Found[] {
  const examples = new Map(examplesIn(files).map(({ id, clause }) => [`examples.${id}`, clause]));
  const clauseOf = (id: string): string | undefined => {
    const clause = /^clauses\.([^.]+\.[^.]+)\./.exec(id)?.[1] ?? examples.get(id);
    return clauses.find((own) => own === clause);
  };
  return [...files].flatMap(([path, text]): readonly Found[] => {
    const { folder, language, kind } = TEXT_FILE.exec(path)?.groups ?? {};
    if (language === undefined) return [];
    if (path.endsWith(".mdx")) return rulebookParts(language, text, clauses);
    if (path.endsWith(".md")) return foundText(kind ?? "", language, text);
    if (folder === "rulebook") return [];
    const messages = messagesById({ ...(parseData(path, text) as WordsFile), language });
    return [...messages].map(([id, message]): Found => {
      const clause = clauseOf(id);
      const content = `${id.replace(`clauses.${clause}.`, "")}: ${message}`;
      return [clause ?? kind ?? "words", { part: "words", language, content }];
    });
  });
}

function examplesIn(files: ReviewFiles): readonly Readonly<Record<string, unknown>>[] {
  const text = files.get(EXAMPLES_PATH);
  const { examples } = text === undefined ? { examples: [] } : parseData(EXAMPLES_PATH, text);
  return Array.isArray(examples) ? examples.filter(isObject) : [];
}

function exampleParts(files: ReviewFiles, clauses: readonly string[]): readonly Found[] {
  const all = examplesIn(files);
  return clauses.flatMap((clause): readonly Found[] => {
    const own = all.filter((example) => example["clause"] === clause);
    return own.length > 0
      ? [[clause, { part: "examples", content: own.map((example) => JSON.stringify(example)).join("\n") }]]
      : [];
  });
}

/** The code of a package by file, in the order of their paths. */
const codeOf = (files: ReviewFiles): readonly string[] =>
  [...files].flatMap(([path, text]) => (path.startsWith("src/") ? [text] : []));

function codeParts(files: ReviewFiles, clauses: readonly string[]): readonly Found[] {
  const pieces = codeOf(files).flatMap((text) => codePiecesOf(text, clauses));
  return clauses.flatMap((clause): readonly Found[] => {
    const own = pieces.filter((piece) =>
      ['"', "'", "`"].some((quote) => piece.includes(quote + clause + quote)),
    );
    return own.length > 0 ? [[clause, { part: "code", content: own.join("\n\n") }]] : [];
  });
}

/** What is hashed; the order of the pieces of code depends on the names of files, and says nothing, nor does that of messages. */
function normalise({ part, content }: Digested): string {
  if (part === "examples") return content;
  if (part === "code") return content.split("\n\n").map(normaliseCode).sort().join("\n");
  return normaliseText(part === "words" ? content.split("\n").sort().join("\n") : content);
}

/**
 * Finds what a package itself says of its clauses, and what else its texts say, by clause and other entry. Clauses of which it says nothing
 * are left out: a variant inherits them.
 *
 * @throws Error with the path of a file that cannot be parsed
 */
export function clausePartsIn(
  files: ReviewFiles,
  clauses: readonly string[],
): ReadonlyMap<string, readonly ClausePart[]> {
  const entries = new Map(clauses.map((clause) => [clause, new Map<string, Digested>()]));
  for (const [entry, part] of [codeParts, exampleParts, textParts].flatMap((find) => find(files, clauses))) {
    const parts = entries.get(entry) ?? new Map<string, Digested>();
    const before = parts.get(keyOf(part));
    // each message is found on its own
    parts.set(keyOf(part), before ? { ...part, content: `${before.content}\n${part.content}` } : part);
    entries.set(entry, parts);
  }
  return new Map(
    [...entries].flatMap(([entry, parts]) => {
      const digested = [...parts.values()].map((part) => ({ ...part, digest: digestOf(normalise(part)) }));
      return digested.length > 0 ? [[entry, digested] as const] : [];
    }),
  );
}

/** The name of a part in a clause, such as `code` or `text fr`. */
const keyOf = ({ part, language }: Pick<StalePart, "part" | "language">): string =>
  language === undefined ? part : `${part} ${language}`;

/** A digest that was reviewed, and for a translation that of the text that it translates. */
export interface ReviewedDigest {
  readonly digest: string;
  readonly of?: string;
}

/** The parts in the entry of a clause, by the name of each. */
function parseEntry(entry: ReviewRecord[string]): ReadonlyMap<string, ReviewedDigest> {
  const reviewed = new Map<string, ReviewedDigest>();
  for (const [name, value] of Object.entries(entry)) {
    if (name === "code" || name === "examples") reviewed.set(name, { digest: value });
    else
      for (const text of value.split(", ")) {
        const [part = "", digest = "", , of] = text.split(" ");
        reviewed.set(`${part} ${name}`, { digest, ...(of !== undefined && { of }) });
      }
  }
  return reviewed;
}

/** Returns what was reviewed of a part; undefined where nothing was. */
export const reviewedDigest = (
  record: ReviewRecord,
  { clause, ...part }: StalePart,
): ReviewedDigest | undefined => parseEntry(record[clause] ?? {}).get(keyOf(part));

const sourceDigest = (parts: readonly ClausePart[], part: string, source: string): string | undefined =>
  parts.find((other) => other.part === part && other.language === source)?.digest;

function staleParts(
  clause: string,
  parts: readonly ClausePart[],
  entry: ReviewRecord[string],
  source: string,
): readonly StalePart[] {
  const reviewed = parseEntry(entry);
  const current = parts.flatMap(({ part, language, digest }): StalePart[] => {
    const stale = { clause, part, ...(language !== undefined && { language }) };
    const before = reviewed.get(keyOf({ part, ...(language !== undefined && { language }) }));
    if (before?.digest !== digest) return [stale];
    if (language === undefined || language === source) return [];
    return before.of === sourceDigest(parts, part, source) ? [] : [{ ...stale, source }];
  });
  const known = new Set(parts.map(keyOf));
  const removed = [...reviewed.keys()].filter((key) => !known.has(key));
  return [
    ...current,
    ...removed.map((key): StalePart => {
      const [part, language] = key.split(" ");
      return { clause, part: part as ClausePart["part"], ...(language !== undefined && { language }) };
    }),
  ];
}

/** An entry without its code: a published package has none. */
const withoutCode = (record: ReviewRecord): ReviewRecord =>
  Object.fromEntries(
    Object.entries(record).flatMap(([clause, { code: _, ...entry }]) =>
      Object.keys(entry).length > 0 ? [[clause, entry] as const] : [],
    ),
  );

/**
 * Compares what a package says of its clauses with what was reviewed. Nothing is stale where there is no record yet, and no code where the
 * package comes without `src`.
 *
 * @throws Error with the path of a file that cannot be parsed
 */
export function findStale(
  files: ReviewFiles,
  { clauses, source = "en" }: ReviewedClauses,
): readonly StalePart[] {
  const found = parseReview(files);
  if (found === undefined) return [];
  const record = codeOf(files).length > 0 ? found : withoutCode(found);
  const parts = clausePartsIn(files, clauses);
  const gone = Object.keys(record).filter((clause) => !parts.has(clause));
  return [
    ...[...parts].flatMap(([clause, own]) => {
      const entry = record[clause];
      return entry ? staleParts(clause, own, entry, source) : [{ clause, part: "new" } as const];
    }),
    ...gone.map((clause) => ({ clause, part: "gone" }) as const),
  ];
}

/** The code and the examples of a clause, and then its languages in alphabetical order. */
function sortEntry(entry: Iterable<readonly [name: string, digest: string]>): ReviewRecord[string] {
  const { code, examples, ...languages } = Object.fromEntries(entry);
  return {
    ...(code !== undefined && { code }),
    ...(examples !== undefined && { examples }),
    ...Object.fromEntries(Object.entries(languages).sort(byName)),
  };
}

function toEntry(parts: readonly ClausePart[], source: string): ReviewRecord[string] {
  const entry = new Map<string, string>();
  for (const { part, language, digest } of parts) {
    if (language === undefined) entry.set(part, digest);
    else {
      const of = language === source ? undefined : sourceDigest(parts, part, source);
      const text = of === undefined ? `${part} ${digest}` : `${part} ${digest} of ${of}`;
      entry.set(language, [entry.get(language) ?? [], text].flat().join(", "));
    }
  }
  return sortEntry(entry);
}

/** Which parts are accepted. */
export interface AcceptedParts extends ReviewedClauses {
  /** The clauses and other entries that somebody has looked at. */
  readonly accepted: readonly string[];
  /** The only language in which they did; default all, with examples and code. */
  readonly language?: string;
}

/** Records what a package says of some clauses now. @throws Error with the path of a file that cannot be parsed */
export function acceptClauses(
  files: ReviewFiles,
  { clauses, source = "en", accepted, language }: AcceptedParts,
): ReviewRecord {
  const parts = clausePartsIn(files, clauses);
  const record = new Map(Object.entries(parseReview(files) ?? {}));
  for (const clause of accepted) {
    const isAccepted = ([name]: readonly [string, string]): boolean =>
      language === undefined || name === language;
    const kept = Object.entries(record.get(clause) ?? {}).filter((one) => !isAccepted(one));
    const entry = Object.entries(toEntry(parts.get(clause) ?? [], source)).filter(isAccepted);
    const next = sortEntry([...kept, ...entry]);
    if (Object.keys(next).length > 0) record.set(clause, next);
    else record.delete(clause);
  }
  return Object.fromEntries([...record].sort(byName));
}
