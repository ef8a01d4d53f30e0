/** Finds comments with outdated references: links, and names in code quotes, that no code contains. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const SOURCES = "{apps,bench,consumers,examples,fuzz,mutation,packages,scripts}/**/*.{js,mjs,ts,tsx}";
const GENERATED = /(?:^|\/)(?:node_modules|dist|reports|test-results|\.[a-z-]+)(?:\/|$)/;

/** Names of browsers and of other packages. */
const FOREIGN: readonly string[] = ["docsLoader", "getScreenCTM"];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const IDENTIFIER = /[\p{L}_$][\p{L}\d_$]*/gu;

interface Source {
  readonly path: string;
  /** Its identifiers, and the words in its strings. */
  readonly names: ReadonlySet<string>;
  readonly comments: readonly string[];
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  return {
    path,
    names: new Set(text.replaceAll(COMMENT, " ").match(IDENTIFIER)),
    comments: text.match(COMMENT) ?? [],
  };
}

const sources = globSync(SOURCES, { cwd: root, exclude: (path) => GENERATED.test(path) }).map(readSource);
const known = new Set([...sources.flatMap(({ names }) => [...names]), ...FOREIGN]);

const namesIn = (comments: readonly string[], pattern: RegExp): readonly string[] =>
  comments.flatMap((comment) => Array.from(comment.matchAll(pattern), ([, name = ""]) => name));

const dead = sources.flatMap(({ path, names, comments }) => [
  // editors follow a link only to names that its file imports or declares
  ...namesIn(comments, /\{@link (\w+)/g)
    .filter((name) => !names.has(name))
    .map((name) => `${path}: {@link ${name}}`),
  ...namesIn(comments, /`(\w*[a-z][A-Z]\w*)(?:\(\))?`/g)
    .filter((name) => !known.has(name))
    .map((name) => `${path}: \`${name}\``),
]);

for (const reference of dead) console.error(`no code has what a comment refers to: ${reference}`);
process.exitCode = dead.length === 0 ? 0 : 1;
