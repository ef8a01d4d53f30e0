import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MessageGroup, messagesById, type WordsFile } from "@serpentarium/core/words";
import { languagesIn, readWords } from "@serpentarium/core/words/node";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { translationProblem } from "../../../packages/testkit/src/translation.ts";
import { checkTypography } from "../../../packages/testkit/src/words-checks.ts";
import { siteFiles } from "../src/lib/words/words-files.ts";

const ROOT = join(import.meta.dirname, "../../..");
const find = (pattern: string, cwd = ROOT): string[] =>
  globSync(pattern, { cwd, exclude: ["**/node_modules/**"] })
    .map(String)
    .sort();
const SITE = "apps/docs";
const readJson = (path: string): WordsFile => JSON.parse(readFileSync(path, "utf8"));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** A string of code, with a `*` for each placeholder of a template. */
interface Literal {
  readonly text: string;
  readonly place: string;
  /** Whether it says what a message is: as the member `id` of an object, or where words are asked for a text. */
  readonly isMessage: boolean;
}

/** A package of the workspace with its words and its code. */
interface Package {
  readonly folder: string;
  readonly name: string;
  /** The names of the packages whose words it also has. */
  readonly dependencies: readonly string[];
  readonly languages: readonly string[];
  readonly literals: readonly Literal[];
}

/** The messages of a package in one language, by id. */
function messagesIn({ folder }: Pick<Package, "folder">, language: string): ReadonlyMap<string, string> {
  // the site has a file for each of its areas
  const files =
    folder === SITE ? siteFiles(language).map(readJson) : readWords(join(ROOT, folder), language, language);
  return new Map(files.flatMap((words) => [...messagesById(words)]));
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join("");
}

/** The expression of which a literal is the value in some case: `a ? "one" : "two"`. */
function wholeExpression(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken);
  return isPart ? wholeExpression(parent) : node;
}

function isMessage(node: ts.Node): boolean {
  const whole = wholeExpression(node);
  const { parent } = whole;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === whole && parent.name.getText() === "id";
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === whole &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === "text"
  );
}

/** The strings of a module, apart from its imports. */
function literalsOf(file: string): readonly Literal[] {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = literalText(node);
    if (text !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ text, place: `${file}:${line}`, isMessage: isMessage(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sourcesOf = (folder: string): readonly string[] => find(`${folder}/src/**/*.{ts,tsx}`);

function readPackage(file: string): Package {
  const folder = dirname(file);
  const { name, dependencies, peerDependencies, devDependencies } = JSON.parse(read(file));
  return {
    folder,
    name,
    dependencies: Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }),
    languages: languagesIn(join(ROOT, folder)),
    literals: sourcesOf(folder).flatMap(literalsOf),
  };
}

const packages = find("{{packages,examples}/*,packages/create-serpentarium/templates/*}/package.json").map(
  readPackage,
);
const site = readPackage(`${SITE}/package.json`);
const all = [...packages, site];
// site-words.test.ts has the laws of the site
const withWords = packages.filter(({ languages }) => languages.length > 0);

/** The words of a package and of those that it depends on, which bring the words of theirs. */
function idsFor(one: Package, seen: Set<Package> = new Set()): ReadonlySet<string> {
  if (seen.has(one)) return new Set();
  seen.add(one);
  const others = one.dependencies.flatMap((name) => all.find((other) => other.name === name) ?? []);
  return new Set([...messagesIn(one, "en").keys(), ...others.flatMap((other) => [...idsFor(other, seen)])]);
}
/** The first names of ids, such as `failures`. */
const groups = new Set([...withWords, site].flatMap((one) => [...messagesIn(one, "en").keys()].map(groupOf)));

function groupOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** The pattern of the ids that a template gives. */
const asPattern = (text: string, placeholder: string): RegExp =>
  new RegExp(`^${text.replaceAll(".", "\\.").replaceAll("*", placeholder)}$`);

/** The groups in which core looks for messages by the names that a game has. */
const CONVENTIONAL =
  /^(title|summary|phases|clauses|options|presets|aids|amounts|endings|examples|pictures|lesson|glossary|series)(\.|$)/;

/** Whether a string is like the id of a message, and no other name with dots. */
const isLikeId = ({ text }: Literal): boolean =>
  /^[a-z][\w-]*(\.[\w*-]+)+$/i.test(text) && groups.has(groupOf(text)) && !/\.(css|json|tsx?)$/.test(text);

test("finds the words and the code of the packages and the site", () => {
  expect(withWords.length).toBeGreaterThan(20);
  expect(groups.size).toBeGreaterThan(30);
  expect(all.flatMap(({ literals }) => literals).filter(isLikeId).length).toBeGreaterThan(500);
});

/** A text in both languages. */
const LITERAL = '("(?:[^"\\\\]|\\\\.)*"|`(?:[^`\\\\]|\\\\.)*`)';
const PAIR = new RegExp(`\\ben: ${LITERAL},\\s*fr: ${LITERAL}`);

describe("the code of the packages and of the site", () => {
  const sources = all.flatMap(({ folder }) => sourcesOf(folder));
  const found = (pattern: RegExp): readonly string[] => sources.filter((file) => pattern.test(read(file)));

  test("has no texts in two languages", () => {
    expect(found(PAIR)).toEqual([]);
    expect(found(/"en" \| "fr"/)).toEqual([]);
  });

  test("has no sentences in failures", () => {
    expect(found(/\bfail\(\s*"[\w-]+",\s*["'`]/)).toEqual([]);
  });
});

/** Figures of reports, which the group `outcome` of core is no name of. */
const isFigure = ({ text }: Literal): boolean => text.startsWith("outcome.order.");

test.each(all)("$folder: every message that its code names is in words", (one) => {
  const ids = [...idsFor(one)];
  const known = new Set(ids);
  const clauses = ids.flatMap((id) => /^clauses\.(.+)\.title$/.exec(id)?.[1] ?? []);
  const isKnown = ({ text }: Literal): boolean =>
    known.has(text) ||
    // the beginning of ids, to which code adds a name
    ids.some((id) => id.startsWith(`${text}.`)) ||
    // a game that the package is not about gives the names
    (text.includes("*") && (CONVENTIONAL.test(text) || ids.some((id) => asPattern(text, ".+").test(id)))) ||
    // an example has the name of its clause
    clauses.some((clause) => text.startsWith(`${clause}.`));
  const isMeant = (literal: Literal): boolean =>
    isLikeId(literal) || (literal.isMessage && /^[\w-]+\.[\w.-]+$/.test(literal.text));
  const missing = one.literals.filter(
    (literal) => isMeant(literal) && !isFigure(literal) && !isKnown(literal),
  );
  expect(missing.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

const literals = all.flatMap((one) => one.literals);
const strings = new Set(literals.map(({ text }) => text));
const templates = [...new Set(literals.filter(isLikeId).map(({ text }) => text))]
  .filter((text) => text.includes("*"))
  .map((text) => asPattern(text, "[^.]+"));

test.each(withWords)("$folder: every message is used", (one) => {
  const messages = messagesIn(one, "en");
  const terms = new Set(
    [...messages.values()].flatMap((message) => [...message.matchAll(/\bof=([\w.-]+)/g)].map(([, of]) => of)),
  );
  const isUsed = (id: string): boolean =>
    CONVENTIONAL.test(id) ||
    strings.has(id) ||
    templates.some((template) => template.test(id)) ||
    terms.has(id.slice(0, id.lastIndexOf("."))) ||
    (groupOf(id) === "events" && strings.has(id.slice("events.".length)));
  expect([...messages.keys()].filter((id) => !isUsed(id))).toEqual([]);
});

/** The languages in which no message may be missing. */
const COMPLETE: ReadonlySet<string> = new Set(["de", "es", "fr"]);

const translations = withWords.flatMap((one) =>
  one.languages.filter((language) => language !== "en").map((language) => ({ ...one, language })),
);

describe.each(translations)("the words of $folder in $language", ({ language, ...one }) => {
  const [source, messages] = [messagesIn(one, "en"), messagesIn(one, language)];

  test("are among those in English", () => {
    expect([...messages.keys()].filter((id) => !source.has(id))).toEqual([]);
  });

  test.runIf(COMPLETE.has(language))("lack none of those in English", () => {
    expect([...source.keys()].filter((id) => !messages.has(id))).toEqual([]);
  });

  test("have no placeholders that the English ones lack", () => {
    const more = [...messages].flatMap(([id, message]) => {
      const problem = translationProblem(message, source.get(id) ?? "");
      return problem === undefined ? [] : [`${id}: ${problem}`];
    });
    expect(more).toEqual([]);
  });

  test("have no text of three words or more as it is in English", () => {
    const isSame = ([id, message]: readonly [string, string]): boolean =>
      message === source.get(id) &&
      (message.replaceAll(/\{[^{}]*\}/g, "").match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;
    expect([...messages].filter(isSame).map(([id]) => id)).toEqual([]);
  });
});

/** Messages without what they quote as the English ones do: code, which has straight quotation marks in every language. */
const withoutCode = (group: MessageGroup, source: ReadonlyMap<string, string>, path = ""): MessageGroup =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      if (typeof value !== "string") return [name, withoutCode(value, source, `${path}${name}.`)];
      const code = source.get(path + name)?.match(/"[^"]*"?/g) ?? [];
      return [name, code.reduce((text, quoted) => text.replace(quoted, "''"), value)];
    }),
  );

test.each(withWords.flatMap((one) => one.languages.map((language) => ({ ...one, language }))))(
  "the words of $folder in $language have no typographic errors",
  ({ language, ...one }) => {
    const folder = join(ROOT, one.folder);
    const source = language === "en" ? new Map<string, string>() : messagesIn(one, "en");
    const sources = readWords(folder, language, language).map((words) => ({
      words: { ...withoutCode(words, source), language },
      folder,
    }));
    expect(checkTypography(sources, language)).toBeUndefined();
  },
);
