/** The API reference, which TypeDoc writes from the sources of the packages. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StarlightPlugin } from "@astrojs/starlight/types";
import type { Plugin } from "@serpentarium/core";
import starlightTypeDoc, { typeDocSidebarGroup } from "starlight-typedoc";
import { packageOf } from "./at-build.ts";

const packages = fileURLToPath(new URL("../../../../packages/", import.meta.url));

interface Manifest {
  readonly private?: boolean;
  /** The commands of a program. */
  readonly bin?: object;
  readonly exports?: Readonly<Record<string, string | { readonly "@serpentarium/source"?: string }>>;
  /** What a game says of itself. */
  readonly serpentarium?: object;
}

/** The modules of the packages that are neither games nor programs; what is internal is none, nor a script that exports nothing. */
function modulesOfLibraries(): string[] {
  return globSync("*/package.json", { cwd: packages })
    .sort()
    .flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(packages, file), "utf8")) as Manifest;
      if (manifest.private || manifest.bin || manifest.serpentarium) return [];
      return Object.values(manifest.exports ?? {})
        .flatMap((entry) => (typeof entry === "string" ? [] : (entry["@serpentarium/source"] ?? [])))
        .map((source) => join(packages, dirname(file), source))
        .filter(
          (source) => !source.endsWith("/internal.ts") && /^export /m.test(readFileSync(source, "utf8")),
        );
    });
}

/** The modules of a game for the API reference, its parts for variants among them; a package from elsewhere has one of its own. */
function modulesOf({ game }: Plugin): string[] {
  const { folder } = packageOf(game.id);
  if (!folder.startsWith(packages)) return [];
  return ["index.ts", "parts.ts"].map((file) => join(folder, "src", file)).filter((file) => existsSync(file));
}

/** The pages of the API, with links from the root of the site like all others: `baseLinks` is what puts the base there. */
const fromRoot = ({ hooks, ...plugin }: StarlightPlugin): StarlightPlugin => ({
  ...plugin,
  hooks: {
    ...hooks,
    "config:setup": (context) =>
      hooks["config:setup"]?.({ ...context, astroConfig: { ...context.astroConfig, base: "/" } }),
  },
});

/** The place of the pages in the sidebar. */
export const sidebarGroup = typeDocSidebarGroup;

/** Makes a page of each module of the libraries and of these games. */
export const apiPages = (games: readonly Plugin[]): StarlightPlugin =>
  fromRoot(
    starlightTypeDoc({
      entryPoints: [...modulesOfLibraries(), ...games.flatMap(modulesOf)],
      tsconfig: "tsconfig.typedoc.json",
      typeDoc: {
        plugin: [
          fileURLToPath(new URL("./module-names.ts", import.meta.url)),
          fileURLToPath(new URL("./api-unions.ts", import.meta.url)),
          fileURLToPath(new URL("./api-parameters.ts", import.meta.url)),
          fileURLToPath(new URL("./api-names.ts", import.meta.url)),
        ],
        name: "API",
        readme: "api.md",
        // one page a module; what does not type check is for the packages' own checks to say
        outputFileStrategy: "modules",
        parametersFormat: "table",
        typeAliasPropertiesFormat: "table",
        interfacePropertiesFormat: "table",
        classPropertiesFormat: "table",
        propertyMembersFormat: "table",
        typeDeclarationFormat: "table",
        // what each event of a union has is said where the union is
        expandObjects: true,
        excludeExternals: true,
        disableSources: true,
        skipErrorChecking: true,
      },
      sidebar: { label: "API", collapsed: true },
    }),
  );
