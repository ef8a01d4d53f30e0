import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PackageJson } from "type-fest";
import { parse } from "yaml";
import { type Files, TEMPLATES, type TemplateBundle } from "../src/templates.ts";

const here = join(import.meta.dirname, "..");
const root = join(here, "../..");

/** Folders inside a template that do not belong to it. */
const EXCLUDED = /(^|\/)(node_modules|dist|coverage|test-results|\.turbo)(\/|$)/;

const readText = (path: string): string => readFileSync(path, "utf8");
const manifestAt = (folder: string): PackageJson =>
  JSON.parse(readText(join(folder, "package.json"))) as PackageJson;

/** The versions in the catalog of the workspace. */
const catalogVersions = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(parse(readText(join(root, "pnpm-workspace.yaml"))).catalog));

/** The versions of the packages of the workspace. */
const ownVersions = (): ReadonlyMap<string, string> =>
  new Map(
    globSync("packages/*/package.json", { cwd: root }).map((file) => {
      const { name = "", version = "" } = manifestAt(join(root, dirname(file)));
      return [name, version];
    }),
  );

/** Replaces the workspace and catalog versions in a package.json with versions on npm. */
function resolveVersions(
  text: string,
  own: ReadonlyMap<string, string>,
  catalog: ReadonlyMap<string, string>,
): string {
  const resolve = (name: string, value: unknown): unknown => {
    if (value !== "workspace:^" && value !== "catalog:") return value;
    const version = value === "catalog:" ? catalog.get(name) : own.get(name);
    if (version === undefined) throw new Error(`${name} has no version to write for ${value}`);
    return value === "catalog:" ? version : `^${version}`;
  };
  return `${JSON.stringify(JSON.parse(text, resolve), undefined, 2)}\n`;
}

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    globSync("**/*", { cwd: folder, withFileTypes: true, exclude: (entry) => EXCLUDED.test(entry.name) })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [path.slice(folder.length + 1).replaceAll("\\", "/"), readText(path)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Sets the version range of a variant's base: in the workspace any version before 0.2, in a created package the range that npm installs. */
const withBaseRange = (text: string, base: string | undefined): string =>
  base === undefined ? text : text.replace('base: ">=0.0.0 <0.2.0"', `base: "^${base}"`);

/** Reads the templates of the workspace, with the versions of its packages. */
export function collectTemplates(): TemplateBundle {
  const [own, catalog] = [ownVersions(), catalogVersions()];
  const read = (name: string): Files =>
    Object.fromEntries(
      Object.entries(filesIn(join(here, "templates", name))).map(([path, text]) => {
        if (path === "package.json" || path === "manifest.json")
          return [path, resolveVersions(text, own, catalog)];
        return [path, path === "src/game.ts" ? withBaseRange(text, own.get(`@serpentarium/${name}`)) : text];
      }),
    );
  const { packageManager = "" } = manifestAt(root);
  return {
    // Object.fromEntries loses the type of the keys
    templates: Object.fromEntries(TEMPLATES.map((name) => [name, read(name)])) as TemplateBundle["templates"],
    shared: read("shared"),
    pnpm: packageManager.replace(/^pnpm@/, ""),
  };
}
