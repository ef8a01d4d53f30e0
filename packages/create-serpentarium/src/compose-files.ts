import type { PackageJson } from "type-fest";
import { inLanguages, type Languages, templateLanguage } from "./in-languages.ts";
import { type GameNames, namesFor, replaceNames } from "./names.ts";
import { forPackageManager, type PackageManager } from "./package-manager.ts";
import { type Files, TEMPLATE_INFO, type TemplateBundle, type TemplateName } from "./templates.ts";

/** The specification of a package to write. */
export interface PackageSpec {
  readonly template: TemplateName;
  readonly name: { readonly package: string; readonly id: string };
  readonly languages: Languages;
  readonly title: string;
  readonly author: string | undefined;
  readonly manager: PackageManager;
}

/** Reserved words, which cannot be identifiers of a game. */
const RESERVED_WORDS: readonly string[] =
  "abstract any as async await boolean break case catch class const continue debugger declare default delete do else enum eval export extends false finally for from function get if implements import in infer instanceof interface is keyof let module namespace never new null number object of package plugin private protected public readonly require return satisfies set static string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield".split(
    " ",
  );

const isCode = (path: string): boolean => /\.[jt]s$/.test(path);

/** Creates a predicate: whether a word occurs in the code of some files, including comments and texts, or is reserved. */
function createIsUsed(files: Files): (identifier: string) => boolean {
  const texts = Object.entries(files).flatMap(([path, text]) => (isCode(path) ? [text] : []));
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []));
  return (identifier) => RESERVED_WORDS.includes(identifier) || words.has(identifier);
}

/** Paths that get a leading dot when written, because package managers skip or interpret dotfiles inside a package. */
const DOT_PATHS = ["changeset", "gitattributes", "github", "gitignore"];

const withDot = (path: string): string =>
  DOT_PATHS.includes(path.split("/", 1)[0] ?? "") ? `.${path}` : path;

const parseManifest = (text: string | undefined): PackageJson => JSON.parse(text ?? "{}") as PackageJson;

/** Merges two objects, with the entries of the first one first, or sorted by key as npm sorts dependencies. */
const mergeEntries = (a: unknown, b: unknown, isSorted: boolean): object => {
  const entries = Object.entries({ ...(a as object), ...(b as object) });
  return Object.fromEntries(isSorted ? entries.sort(([x], [y]) => (x < y ? -1 : 1)) : entries);
};

/** Merges the package.json of a template with the shared fields. */
function mergeManifests(own: PackageJson, shared: PackageJson, author: string | undefined): string {
  const { private: _, scripts, dependencies, devDependencies, engines, ...rest } = own;
  const { scripts: sharedScripts, devDependencies: sharedDependencies, ...sharedRest } = shared;
  const manifest = {
    ...rest,
    ...(author === undefined ? {} : { author }),
    scripts: mergeEntries(scripts, sharedScripts, false),
    dependencies,
    devDependencies: mergeEntries(devDependencies, sharedDependencies, true),
    engines,
    ...sharedRest,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The licence with the author in its copyright line. */
const withCopyright = (licence: string, author: string | undefined): string =>
  author === undefined ? licence : licence.replace(/^Copyright \(c\) .*$/m, () => `Copyright (c) ${author}`);

/** The `description` in the package.json of a template. */
const descriptionOf = (files: Files): string => String(parseManifest(files["package.json"])["description"]);

/** The names of a template, with its titles from its words. */
export function templateNames(files: Files, template: TemplateName): GameNames {
  const titles = Object.entries(files).flatMap(([path, text]): [tag: string, title: string][] => {
    const [, tag] = /^words\/([\w-]+)\.json$/.exec(path) ?? [];
    return tag === undefined ? [] : [[tag, JSON.parse(text).title]];
  });
  return { ...TEMPLATE_INFO[template].names, titles: Object.fromEntries(titles) };
}

/** The line of the README for a source language that the templates lack. */
const STILL_ENGLISH = /^- Still in English: .*\n/m;

/** Composes the files of a package by path; a shared file replaces the template's own file of the same name. */
export function composeFiles(bundle: TemplateBundle, spec: PackageSpec): Files {
  const { templates, pnpm } = bundle;
  const own = inLanguages(templates[spec.template], spec.languages);
  const shared = inLanguages(bundle.shared, spec.languages);
  const isTranslated = templateLanguage(spec.languages[0]) !== undefined;
  const from = templateNames(templates[spec.template], spec.template);
  const ofGame = templateNames(templates.game, "game");
  const to = namesFor(spec.name, spec.title, Object.keys(from.titles), createIsUsed({ ...own, ...shared }));
  const defaultDescription = descriptionOf(templates.game);
  const sharedText = (path: string, text: string): string => {
    const withDescription = text.replaceAll(defaultDescription, () =>
      descriptionOf(own).replace(from.titles["en"] ?? "", ofGame.titles["en"] ?? ""),
    );
    const renamed = replaceNames(withDescription, ofGame, to);
    if (path === "LICENSE") return withCopyright(renamed, spec.author);
    const localised = isTranslated ? renamed.replace(STILL_ENGLISH, "") : renamed;
    return forPackageManager(spec.manager, localised, pnpm);
  };
  const files = new Map<string, string>();
  for (const [path, text] of Object.entries(own)) files.set(path, replaceNames(text, from, to));
  for (const [path, text] of Object.entries(shared)) files.set(withDot(path), sharedText(path, text));
  const ownManifest = parseManifest(files.get("package.json"));
  files.set(
    "package.json",
    mergeManifests(ownManifest, parseManifest(files.get("manifest.json")), spec.author),
  );
  files.delete("manifest.json");
  // other tools would treat a package with this file as one of pnpm
  if (spec.manager !== "pnpm") files.delete("pnpm-workspace.yaml");
  return Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
