import type { PackageJson, SetRequired } from "type-fest";

/** The `package.json` of a package of this repository. */
type Manifest = SetRequired<PackageJson, "name" | "version" | "description" | "license" | "engines">;

export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  /** In English, from its `package.json`. */
  readonly description: string;
  readonly license: string;
  /** The supported versions of Node, as a semver range. */
  readonly node: string;
  /** The name of its folder in `packages/`. */
  readonly folder: string;
  /** Its import paths: the name and those of its subpaths. */
  readonly entryPoints: readonly string[];
  /** The commands that it installs. */
  readonly commands: readonly string[];
  /** Its dependencies among the published packages. */
  readonly dependencies: readonly string[];
}

const isCodeEntry = ([path, target]: readonly [string, unknown]): boolean =>
  typeof target === "object" && path !== "./package.json";

/** Reads a package's information from its `package.json`. */
export function toPackageInfo(folder: string, file: Manifest, family: readonly string[]): PackageInfo {
  const { name, version, description, license, engines, exports, bin = {} } = file;
  const dependencies = Object.keys({ ...file.dependencies, ...file.peerDependencies });
  return {
    name,
    version,
    description,
    license,
    folder,
    node: engines["node"] ?? "",
    entryPoints: Object.entries(exports ?? {})
      .filter(isCodeEntry)
      .map(([path]) => name + path.slice(1)),
    commands: Object.keys(bin),
    dependencies: dependencies.filter((other) => family.includes(other)),
  };
}

export const packagePath = (name: string): string => `/packages/${name.replace("@serpentarium/", "")}/`;

const packageJsonFiles = import.meta.glob<Manifest>("../../../../packages/*/package.json", {
  eager: true,
  import: "default",
});

/** The published packages of this repository. */
export function readPackages(): readonly PackageInfo[] {
  const published = Object.entries(packageJsonFiles).filter(([, file]) => !file.private);
  const names = published.map(([, { name }]) => name);
  return published.map(([path, file]) => toPackageInfo(path.split("/").at(-2) ?? "", file, names));
}
