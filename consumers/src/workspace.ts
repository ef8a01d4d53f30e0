import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Manifest, readManifest } from "./manifest.ts";
import { output } from "./run.ts";
import type { Release } from "./shelf.ts";
import { manifestIn } from "./tarball.ts";
import { findPnpm } from "./tools.ts";

/** A package of the workspace that people can install. */
export interface Publishable {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages of a workspace that are published, as `pnpm publish` would take them. */
export function publishablePackages(root: string): readonly Publishable[] {
  const folders = globSync("packages/*/package.json", { cwd: root }).map((file) => join(root, dirname(file)));
  return folders.sort().flatMap((folder) => {
    const manifest = readManifest(folder);
    return manifest && !manifest.private ? [{ folder, manifest }] : [];
  });
}

/** The published packages with games in them. */
export const gamePackages = (root: string): readonly Publishable[] =>
  publishablePackages(root).filter(({ manifest }) => manifest.serpentarium !== undefined);

/** The tarball that would be published: `workspace:` and `catalog:` are replaced by versions, files are chosen. */
export async function packPublishable({ folder, manifest }: Publishable): Promise<Buffer> {
  if (!existsSync(join(folder, "dist")))
    throw new Error(`${manifest.name} is not built: run "pnpm build" first`);
  const out = mkdtempSync(join(tmpdir(), "serpentarium-pack-"));
  const file = join(out, "package.tgz");
  await output(await findPnpm(), ["pack", "--out", file], { cwd: folder });
  const tarball = await readFile(file);
  rmSync(out, { recursive: true });
  return tarball;
}

/** A published package as a release, with the package.json that its tarball holds. */
export async function workspaceRelease(publishable: Publishable): Promise<Release> {
  const tarball = await packPublishable(publishable);
  return { manifest: await manifestIn(tarball), tarball: async () => tarball };
}
