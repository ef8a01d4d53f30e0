import type { Manifest } from "./manifest.ts";
import type { Registry } from "./registry.ts";
import { filesIn, pack } from "./tarball.ts";

/** The tarball of the latest release of a package. */
async function latestTarball({ url }: Registry, name: string): Promise<Buffer> {
  const packument = (await (await fetch(`${url}/${encodeURIComponent(name)}`)).json()) as {
    readonly "dist-tags": { readonly latest: string };
    readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
  };
  const version = packument["dist-tags"].latest;
  const response = await fetch(packument.versions[version]?.dist.tarball ?? "");
  return Buffer.from(await response.arrayBuffer());
}

/** Publishes the latest release of a package once more, with changes to its manifest, at least to its version. */
export async function republish(
  registry: Registry,
  name: string,
  changes: Pick<Manifest, "version"> & Partial<Manifest>,
): Promise<void> {
  const tarball = await latestTarball(registry, name);
  const files = (await filesIn(tarball)).map((file) => {
    if (file.path !== "package.json") return file;
    const manifest = JSON.parse(file.content.toString()) as Manifest;
    return { ...file, content: Buffer.from(JSON.stringify({ ...manifest, ...changes })) };
  });
  const data = (await pack(files)).toString("base64");
  const body = JSON.stringify({ name, _attachments: { [`package-${changes.version}.tgz`]: { data } } });
  const response = await fetch(`${registry.url}/${encodeURIComponent(name)}`, { method: "PUT", body });
  if (!response.ok) throw new Error(await response.text());
}
