import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Manifest, readManifest } from "./manifest.ts";
import type { Release } from "./package-store.ts";
import { output } from "./run.ts";
import { manifestIn } from "./tarball.ts";
import { findPnpm } from "./tools.ts";

/** A package of the workspace that is published. */
export interface PublishablePackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages of a workspace that `pnpm publish` would publish. */
export function publishablePackages(root: string): readonly PublishablePackage[] {
  const folders = globSync("packages/*/package.json", { cwd: root }).map((file) => join(root, dirname(file)));
  return folders.sort().flatMap((folder) => {
    const manifest = readManifest(folder);
    return manifest && !manifest.private ? [{ folder, manifest }] : [];
  });
}

/** The published packages that contain games. */
export const gamePackages = (root: string): readonly PublishablePackage[] =>
  publishablePackages(root).filter(({ manifest }) => manifest["serpentarium"] !== undefined);

/** Packs a package as it would be published: with versions instead of `workspace:` and `catalog:`, and its published files. */
export async function packPackage({ folder, manifest }: PublishablePackage): Promise<Buffer> {
  if (!existsSync(join(folder, "dist")))
    throw new Error(`${manifest.name} is not built: run "pnpm build" first`);
  const out = mkdtempSync(join(tmpdir(), "serpentarium-pack-"));
  const file = join(out, "package.tgz");
  await output(await findPnpm(), ["pack", "--out", file], { cwd: folder });
  const tarball = await readFile(file);
  rmSync(out, { recursive: true });
  return tarball;
}

/** A published package as a release, with the manifest of its tarball. */
export async function toRelease(publishable: PublishablePackage): Promise<Release> {
  const tarball = await packPackage(publishable);
  return { manifest: await manifestIn(tarball), tarball: async () => tarball };
}
