import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Files, type Stock, TEMPLATES } from "../src/templates.ts";

const here = join(import.meta.dirname, "..");
const root = join(here, "../..");

/** What a folder of a template holds that is not of the template. */
const NOT_WRITTEN = /(^|\/)(node_modules|dist|coverage|\.turbo)(\/|$)/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly packageManager?: string;
}

const textOf = (path: string): string => readFileSync(path, "utf8");
const manifestAt = (folder: string): Manifest => JSON.parse(textOf(join(folder, "package.json"))) as Manifest;

/** The versions that the workspace's catalog names. */
function catalogVersions(): ReadonlyMap<string, string> {
  const [, catalog = ""] =
    /^catalog:\n((?: {2}.*\n|\n)+)/m.exec(textOf(join(root, "pnpm-workspace.yaml"))) ?? [];
  const lines = catalog.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm);
  return new Map([...lines].map(([, name = "", version = ""]) => [name, version]));
}

/** The versions of the workspace's own packages. */
const ownVersions = (): ReadonlyMap<string, string> =>
  new Map(
    globSync("packages/*/package.json", { cwd: root }).map((file) => {
      const { name, version } = manifestAt(join(root, dirname(file)));
      return [name, version];
    }),
  );

/** A package.json with versions that are to be had on npm. */
function resolved(
  text: string,
  own: ReadonlyMap<string, string>,
  catalog: ReadonlyMap<string, string>,
): string {
  return text.replace(/"([^"]+)": "(workspace:\^|catalog:)"/g, (_, name: string, kind: string) => {
    const version = kind === "catalog:" ? catalog.get(name) : own.get(name);
    if (version === undefined) throw new Error(`${name} has no version to write for ${kind}`);
    return `"${name}": "${kind === "catalog:" ? version : `^${version}`}"`;
  });
}

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    globSync("**/*", { cwd: folder, withFileTypes: true, exclude: (entry) => NOT_WRITTEN.test(entry.name) })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [path.slice(folder.length + 1).replaceAll("\\", "/"), textOf(path)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** In the workspace a variant takes any version of its base before 1.0; outside, those that npm installs for it. */
const ranged = (text: string, base: string | undefined): string =>
  base === undefined ? text : text.replace('base: ">=0.0.0 <1.0.0"', `base: "^${base}"`);

/** The templates as they lie in the workspace, with the versions that this workspace has. */
export function collectStock(): Stock {
  const [own, catalog] = [ownVersions(), catalogVersions()];
  const read = (name: string): Files =>
    Object.fromEntries(
      Object.entries(filesIn(join(here, "templates", name))).map(([path, text]) => {
        if (path === "package.json" || path === "manifest.json") return [path, resolved(text, own, catalog)];
        return [path, path === "src/game.ts" ? ranged(text, own.get(`@serpentarium/${name}`)) : text];
      }),
    );
  const { packageManager = "" } = manifestAt(root);
  return {
    // the names of the templates are the keys
    templates: Object.fromEntries(TEMPLATES.map((name) => [name, read(name)])) as Stock["templates"],
    shared: read("shared"),
    pnpm: packageManager.replace(/^pnpm@/, ""),
  };
}
