/** What this site reads of the `package.json` of one of our packages. */
interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly private?: boolean;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package that is published. */
export interface FamilyMember {
  readonly name: string;
  readonly version: string;
  /** In English, as the registry has it. */
  readonly description: string;
  readonly license: string;
  /** The versions of Node that it runs in. */
  readonly node: string;
  /** The name of its folder in `packages/`. */
  readonly folder: string;
  /** What is imported of it: its name, and those of its subpaths. */
  readonly entryPoints: readonly string[];
  /** The commands that it brings. */
  readonly commands: readonly string[];
  /** The packages of the family that it needs. */
  readonly needs: readonly string[];
}

const isCode = ([path, target]: readonly [string, unknown]): boolean =>
  typeof target === "object" && path !== "./package.json";

/** A published package from its file, given as text. */
export function memberOf(folder: string, file: PackageFile, family: readonly string[]): FamilyMember {
  const { name, version, description, license, engines, exports, bin = {} } = file;
  const dependencies = Object.keys({ ...file.dependencies, ...file.peerDependencies });
  return {
    name,
    version,
    description,
    license,
    folder,
    node: engines.node,
    entryPoints: Object.entries(exports)
      .filter(isCode)
      .map(([path]) => name + path.slice(1)),
    commands: Object.keys(bin),
    needs: dependencies.filter((other) => family.includes(other)),
  };
}

/** The address of a package's page. */
export const packagePage = (name: string): string => `/packages/${name.replace("@serpentarium/", "")}/`;

const files = import.meta.glob<PackageFile>("../../../../packages/*/package.json", {
  eager: true,
  import: "default",
});

/** The published packages of this repository. */
export function readFamily(): readonly FamilyMember[] {
  const published = Object.entries(files).filter(([, file]) => !file.private);
  const names = published.map(([, { name }]) => name);
  return published.map(([path, file]) => memberOf(path.split("/").at(-2) ?? "", file, names));
}
