import { namesFor, rename } from "./names.ts";
import { inWordsOf, type PackageManager } from "./package-manager.ts";
import { ABOUT, type Files, type Stock, type TemplateName } from "./templates.ts";

/** Everything that has been decided about a package to be written. */
export interface Plan {
  readonly template: TemplateName;
  readonly name: { readonly package: string; readonly id: string };
  readonly title: { readonly en: string; readonly fr: string };
  readonly author: string | undefined;
  readonly manager: PackageManager;
}

/** Words that mean something to the language, so that no game can be called so in code. */
const RESERVED: readonly string[] =
  "abstract any as async await boolean break case catch class const continue debugger declare default delete do else enum eval export extends false finally for from function get if implements import in infer instanceof interface is keyof let module namespace never new null number object of package plugin private protected public readonly require return satisfies set static string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield".split(
    " ",
  );

const isCode = (path: string): boolean => /\.[jt]s$/.test(path);

/** Whether an identifier stands in some code already; the words of comments and texts count too. */
function isUsedIn(files: Files): (identifier: string) => boolean {
  const texts = Object.entries(files).flatMap(([path, text]) => (isCode(path) ? [text] : []));
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []));
  return (identifier) => RESERVED.includes(identifier) || words.has(identifier);
}

/** Folders and files that begin with a dot; packing programs leave such names out, or read them. */
const DOTTED = ["changeset", "github", "gitignore"];

const placed = (path: string): string => (DOTTED.includes(path.split("/", 1)[0] ?? "") ? `.${path}` : path);

type Manifest = Readonly<Record<string, unknown>>;

const parseManifest = (text: string | undefined): Manifest => JSON.parse(text ?? "{}") as Manifest;

/** Both records in one, those of the first in front; npm sorts dependencies itself. */
const joined = (a: unknown, b: unknown, isSorted: boolean): object => {
  const entries = Object.entries({ ...(a as object), ...(b as object) });
  return Object.fromEntries(isSorted ? entries.sort(([x], [y]) => (x < y ? -1 : 1)) : entries);
};

/** The package.json of a package to be published. */
function manifestOf(own: Manifest, shared: Manifest, author: string | undefined): string {
  const { private: _, scripts, dependencies, devDependencies, engines, ...rest } = own;
  const { scripts: more, devDependencies: tools, ...others } = shared;
  const manifest = {
    ...rest,
    ...(author === undefined ? {} : { author }),
    scripts: joined(scripts, more, false),
    dependencies,
    devDependencies: joined(devDependencies, tools, true),
    engines,
    ...others,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The line of the licence that says whose it is. */
const signed = (licence: string, author: string | undefined): string =>
  author === undefined ? licence : licence.replace(/^Copyright \(c\) .*$/m, () => `Copyright (c) ${author}`);

/** What a template says of itself in a line. */
const descriptionIn = (files: Files): string => String(parseManifest(files["package.json"])["description"]);

/** The files of a package, by their paths: those that all share go before a template's own of the same name. */
export function compose({ templates, shared, pnpm }: Stock, plan: Plan): Files {
  const own = templates[plan.template];
  const from = ABOUT[plan.template].names;
  const to = namesFor(plan.name, plan.title, isUsedIn({ ...own, ...shared }));
  const described = descriptionIn(templates.game);
  const sharedText = (path: string, text: string): string => {
    const whole = text.replaceAll(described, () =>
      descriptionIn(own).replace(from.title.en, ABOUT.game.names.title.en),
    );
    const renamed = rename(whole, ABOUT.game.names, to);
    return path === "LICENSE" ? signed(renamed, plan.author) : inWordsOf(plan.manager, renamed, pnpm);
  };
  const files = new Map<string, string>();
  for (const [path, text] of Object.entries(own)) files.set(path, rename(text, from, to));
  for (const [path, text] of Object.entries(shared)) files.set(placed(path), sharedText(path, text));
  const ours = parseManifest(files.get("package.json"));
  files.set("package.json", manifestOf(ours, parseManifest(files.get("manifest.json")), plan.author));
  files.delete("manifest.json");
  return Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
