/**
 * Checks the words of all packages and of the site against their code and their translations. The test kit checks the words of games, and
 * `site-words.test.ts` those that only the site has.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { type MessageGroup, messagesById } from "../packages/core/src/words/index.ts";
import { languagesIn, readWords } from "../packages/core/src/words/node.ts";
import { translationProblem } from "../packages/testkit/src/translation.ts";
import { checkTypography } from "../packages/testkit/src/words-checks.ts";

const root = join(import.meta.dirname, "..");
const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] })
    .map(String)
    .sort();
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** A string of code, with a `*` for each placeholder of a template. */
interface Literal {
  readonly text: string;
  readonly place: string;
  /** Whether it is certainly a message id: a member `id` of an object, or an argument of a method of words. */
  readonly isMessage: boolean;
}

/** A package of the workspace with its words and its code. */
interface Package {
  readonly folder: string;
  readonly name: string;
  /** Whether it is a game, whose words the test kit checks. */
  readonly isGame: boolean;
  /** The names of the packages whose words it includes. */
  readonly dependencies: readonly string[];
  readonly languages: readonly string[];
  readonly literals: readonly Literal[];
}

/** The messages of a package in one language, by id. */
const messagesIn = ({ folder }: Pick<Package, "folder">, language: string): ReadonlyMap<string, string> =>
  new Map(readWords(join(root, folder), language, language).flatMap((words) => [...messagesById(words)]));

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join("");
}

/** The expression whose possible value is a literal: `a ? "one" : "two"`. */
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

function readPackage(file: string): Package {
  const folder = dirname(file);
  const { name, serpentarium, dependencies, peerDependencies, devDependencies } = JSON.parse(read(file));
  return {
    folder,
    name,
    isGame: serpentarium !== undefined,
    dependencies: Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }),
    languages: languagesIn(join(root, folder)),
    literals: find(`${folder}/src/**/*.{ts,tsx}`).flatMap(literalsOf),
  };
}

const packages = find("{{packages,examples}/*,packages/create-serpentarium/templates/*}/package.json").map(
  readPackage,
);
const site = readPackage("apps/docs/package.json");
const all = [...packages, site];
const withWords = packages.filter(({ languages }) => languages.length > 0);
if (withWords.length < 20) throw new Error("expected the words of the packages");

/** The words of a package and its dependencies, recursively. */
function idsFor(one: Package, seen: Set<Package> = new Set()): ReadonlySet<string> {
  if (seen.has(one)) return new Set();
  seen.add(one);
  const others = one.dependencies.flatMap((name) => all.find((other) => other.name === name) ?? []);
  return new Set([...messagesIn(one, "en").keys(), ...others.flatMap((other) => [...idsFor(other, seen)])]);
}
/** The first parts of ids, such as `failures`. */
const groups = new Set([...withWords, site].flatMap((one) => [...messagesIn(one, "en").keys()].map(groupOf)));

function groupOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** The pattern of the ids that a template creates. */
const asPattern = (text: string, placeholder: string): RegExp =>
  new RegExp(`^${text.replaceAll(".", "\\.").replaceAll("*", placeholder)}$`);

/** The groups in which core looks up messages by names of a game. */
const CONVENTIONAL =
  /^(title|summary|overview|phases|clauses|options|presets|aids|amounts|endings|examples|pictures|lesson|glossary|series)(\.|$)/;

/** Whether a string looks like the id of a message, and not like another name with dots. */
const isLikeId = ({ text }: Literal): boolean =>
  /^[a-z][\w-]*(\.[\w*-]+)+$/i.test(text) &&
  groups.has(groupOf(text)) &&
  !/\.(css|html|json|sqlite|tsx?)$/.test(text);

/** Names that begin like a group of core: figures of reports, and placeholders of rulebooks. */
const isOtherName = ({ text }: Literal): boolean => /^(?:outcome\.order\.|seats\.(?:min|max)$)/.test(text);

/** The ids of messages in the code of a package that no words contain. */
function unknownMessages(one: Package): readonly string[] {
  const ids = [...idsFor(one)];
  const known = new Set(ids);
  const clauses = ids.flatMap((id) => /^clauses\.(.+)\.title$/.exec(id)?.[1] ?? []);
  const isKnown = ({ text }: Literal): boolean =>
    known.has(text) ||
    // the beginning of ids, to which code appends a name
    ids.some((id) => id.startsWith(`${text}.`)) ||
    // a game outside the package provides the names
    (text.includes("*") && (CONVENTIONAL.test(text) || ids.some((id) => asPattern(text, ".+").test(id)))) ||
    // an example has the name of its clause
    clauses.some((clause) => text.startsWith(`${clause}.`));
  const isMeant = (literal: Literal): boolean =>
    isLikeId(literal) || (literal.isMessage && /^[\w-]+\.[\w.-]+$/.test(literal.text));
  return one.literals
    .filter((literal) => isMeant(literal) && !isOtherName(literal) && !isKnown(literal))
    .map(({ place, text }) => `${place}: no words have ${text}`);
}

const literals = all.flatMap((one) => one.literals);
const strings = new Set(literals.map(({ text }) => text));
const templates = [...new Set(literals.filter(isLikeId).map(({ text }) => text))]
  .filter((text) => text.includes("*"))
  .map((text) => asPattern(text, "[^.]+"));

/** The messages of a package that no code uses. */
function unusedMessages(one: Package): readonly string[] {
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
  return [...messages.keys()].filter((id) => !isUsed(id)).map((id) => `${one.folder}: no code uses ${id}`);
}

/** The languages in which no message may be missing. */
const COMPLETE: ReadonlySet<string> = new Set(["de", "es", "fr"]);

/** The missing and untranslated messages of a translation. */
function translationGaps(one: Package, language: string): readonly string[] {
  const [source, messages] = [messagesIn(one, "en"), messagesIn(one, language)];
  const missing = COMPLETE.has(language) ? [...source.keys()].filter((id) => !messages.has(id)) : [];
  const isSame = ([id, message]: readonly [string, string]): boolean =>
    message === source.get(id) &&
    (message.replaceAll(/\{[^{}]*\}/g, "").match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;
  const same = [...messages].filter(isSame).map(([id]) => id);
  return [
    ...missing.map((id) => `${one.folder}: ${language} lacks ${id}`),
    ...same.map((id) => `${one.folder}: ${id} is in ${language} as in English`),
  ];
}

/** The problems of the messages of a translation. */
function translationProblems(one: Package, language: string): readonly string[] {
  const source = messagesIn(one, "en");
  return [...messagesIn(one, language)].flatMap(([id, message]) => {
    const text = source.get(id);
    const problem = text === undefined ? "there is none in English" : translationProblem(message, text);
    return problem === undefined ? [] : [`${one.folder}: ${language}: ${id}: ${problem}`];
  });
}

/** Messages without quotations that equal the English ones: code has straight quotation marks in every language. */
const withoutCode = (group: MessageGroup, source: ReadonlyMap<string, string>, path = ""): MessageGroup =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      if (typeof value !== "string") return [name, withoutCode(value, source, `${path}${name}.`)];
      const code = source.get(path + name)?.match(/"[^"]*"?/g) ?? [];
      return [name, code.reduce((text, quoted) => text.replace(quoted, "''"), value)];
    }),
  );

/** German words with a space that can break before an ellipsis. Not a rule of the test kit, which reads code as an ellipsis. */
const ellipsesAfterSpaces = (one: Package, language: string): readonly string[] =>
  [...messagesIn(one, language)].flatMap(([id, message]) =>
    / …(?! )/u.test(message)
      ? [`${one.folder}: ${language}: ${id}: a space that can break before an ellipsis`]
      : [],
  );

/** The typographic errors of the words of a package in a language. */
function typographicErrors(one: Package, language: string): readonly string[] {
  const folder = join(root, one.folder);
  const source = language === "en" ? new Map<string, string>() : messagesIn(one, "en");
  const files = readWords(folder, language, language).map((words) => ({
    words: { ...withoutCode(words, source), language },
    folder,
  }));
  const ellipses = language === "de" ? ellipsesAfterSpaces(one, language) : [];
  return [...(checkTypography(files, language)?.split("\n") ?? []), ...ellipses];
}

const translations = withWords.flatMap((one) =>
  one.languages.filter((language) => language !== "en").map((language) => [one, language] as const),
);
const problems = [
  ...all.flatMap(unknownMessages),
  ...withWords.flatMap(unusedMessages),
  ...translations.flatMap((translation) => translationGaps(...translation)),
  ...translations
    .filter(([{ isGame }]) => !isGame)
    .flatMap((translation) => translationProblems(...translation)),
  ...withWords
    .filter(({ isGame }) => !isGame)
    .flatMap((one) => one.languages.flatMap((language) => typographicErrors(one, language))),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
