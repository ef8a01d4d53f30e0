import type { Release } from "./package-store.ts";
import { integrityOf } from "./tarball.ts";

/** The publication date of all versions: long ago, because clients can refuse versions that are only hours old. */
const PUBLISHED_AT = "2020-01-01T00:00:00.000Z";

/** The path of a tarball, as in the npm registry. */
export const tarballPath = (name: string, version: string): string =>
  `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;

/** The version tagged `latest`: the newest that is not a prerelease. */
function latestOf(versions: readonly string[]): string | undefined {
  return versions.findLast((version) => !version.includes("-")) ?? versions.at(-1);
}

/** The integrity strings of the releases that were asked for: clients ask for most of them several times. */
const integrities = new WeakMap<Release, string>();

async function describeVersion(release: Release, url: string): Promise<object> {
  const { manifest, tarball } = release;
  const integrity = integrities.get(release) ?? integrityOf(await tarball());
  integrities.set(release, integrity);
  const dist = {
    tarball: url + tarballPath(manifest.name, manifest.version),
    integrity,
  };
  return { ...manifest, _id: `${manifest.name}@${manifest.version}`, dist };
}

/** The registry metadata of a package: its versions, the oldest first, with the URLs of their tarballs. */
export async function packumentOf(releases: readonly Release[], url: string): Promise<object> {
  const versions = releases.map(({ manifest }) => manifest.version);
  const descriptions = await Promise.all(releases.map((release) => describeVersion(release, url)));
  return {
    name: releases[0]?.manifest.name,
    "dist-tags": { latest: latestOf(versions) },
    modified: PUBLISHED_AT,
    time: Object.fromEntries(["created", "modified", ...versions].map((key) => [key, PUBLISHED_AT])),
    versions: Object.fromEntries(versions.map((version, index) => [version, descriptions[index]])),
  };
}
