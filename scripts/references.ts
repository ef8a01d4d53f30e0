/**
 * Finds comments that refer to what is no longer there: links, and names in code quotes, that no code contains. And paths in documents
 * that no file has.
 */
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

const EVERYWHERE = "{apps,bench,consumers,decisions,docs,examples,fuzz,mutation,packages,scripts}/**/*.*";
const files = globSync(EVERYWHERE, { cwd: root, exclude: (path) => GENERATED.test(path) });
const DOCUMENTS =
  "{*.md,docs/**/*.md,{apps,packages}/*/README.md,{bench,consumers,examples,fuzz,mutation}/README.md}";
const deadPaths = globSync(DOCUMENTS, { cwd: root }).flatMap((document) =>
  namesIn(
    [readFileSync(join(root, document), "utf8")],
    /`((?!dist\/)(?:[\w.-]+\/)+[\w.-]+\.(?:astro|css|json|mdx?|mjs|tsx?))`/g,
  )
    .filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)))
    .map((path) => `${document}: \`${path}\``),
);

for (const path of deadPaths) console.error(`no file has the path that a document names: ${path}`);
for (const reference of dead) console.error(`no code has what a comment refers to: ${reference}`);
process.exitCode = dead.length + deadPaths.length === 0 ? 0 : 1;
