import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Manifest, readManifest } from "./manifest.ts";
import type { Release } from "./package-store.ts";
import { pack } from "./tarball.ts";

/** The folders in a folder, without links: in a `node_modules` of pnpm's store, only the stored package itself. */
const ownFolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => join(folder, entry.name));

const isScope = (folder: string): boolean => /[\\/]@[^\\/]+$/.test(folder);

/** The folders of the packages in one `node_modules`, with and without a scope. */
const packagesIn = (modules: string): readonly string[] =>
  ownFolders(modules).flatMap((folder) => (isScope(folder) ? ownFolders(folder) : [folder]));

const bundlesDependencies = ({ bundleDependencies, bundledDependencies }: Manifest): boolean =>
  Boolean(bundleDependencies ?? bundledDependencies);

/**
 * The files of an installed package, sorted. Dependencies that pnpm linked into its `node_modules` are excluded, unless the
 * package bundles its dependencies.
 */
function filesOf(folder: string, manifest: Manifest): readonly string[] {
  const all = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const linked = join(folder, "node_modules") + sep;
  return files.filter((file) => bundlesDependencies(manifest) || !file.startsWith(linked)).sort();
}

/** Packs an installed package into a tarball, deterministically. */
async function packFolder(folder: string, manifest: Manifest): Promise<Buffer> {
  const files = filesOf(folder, manifest).map(async (file) => ({
    path: relative(folder, file).split(sep).join("/"),
    content: await readFile(file),
    executable: (statSync(file).mode & 0o111) !== 0,
  }));
  return pack(await Promise.all(files));
}

/** All packages that pnpm installed in a workspace, as releases that are packed on request. */
export function installedReleases(root: string): readonly Release[] {
  const store = join(root, "node_modules/.pnpm");
  const folders = ownFolders(store)
    .filter((folder) => !folder.endsWith("node_modules"))
    .flatMap((folder) => packagesIn(join(folder, "node_modules")));
  return folders.flatMap((folder) => {
    const manifest = readManifest(folder);
    return manifest ? [{ manifest, tarball: () => packFolder(folder, manifest) }] : [];
  });
}
