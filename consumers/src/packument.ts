import type { Release } from "./shelf.ts";
import { integrityOf } from "./tarball.ts";

/** When everything was published: long ago, because clients hold back what is only hours old. */
const PUBLISHED = "2020-01-01T00:00:00.000Z";

/** The path of a tarball, as npm's own registry spells it. */
export const tarballPath = (name: string, version: string): string =>
  `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;

/** The version that somebody gets who asks for none: the newest that is no preview. */
function latestOf(versions: readonly string[]): string | undefined {
  return versions.findLast((version) => !version.includes("-")) ?? versions.at(-1);
}

async function describe({ manifest, tarball }: Release, url: string): Promise<object> {
  const dist = {
    tarball: url + tarballPath(manifest.name, manifest.version),
    integrity: integrityOf(await tarball()),
  };
  return { ...manifest, _id: `${manifest.name}@${manifest.version}`, dist };
}

/** What a registry says about a package: its versions from old to new, and where to get them. */
export async function packumentOf(releases: readonly Release[], url: string): Promise<object> {
  const versions = releases.map(({ manifest }) => manifest.version);
  const described = await Promise.all(releases.map((release) => describe(release, url)));
  return {
    name: releases[0]?.manifest.name,
    "dist-tags": { latest: latestOf(versions) },
    modified: PUBLISHED,
    time: Object.fromEntries(["created", "modified", ...versions].map((key) => [key, PUBLISHED])),
    versions: Object.fromEntries(versions.map((version, index) => [version, described[index]])),
  };
}
