import { compareVersions } from "compare-versions";
import type { Manifest } from "./manifest.ts";

/** An installable version of a package: its manifest, and its tarball, which is created on request. */
export interface Release {
  readonly manifest: Manifest;
  readonly tarball: () => Promise<Buffer>;
}

/** The releases in a registry, by package and version. */
export class PackageStore {
  readonly #releases = new Map<string, Map<string, Release>>();

  /** Adds a release, and returns whether it was added: existing versions are not replaced. */
  add(release: Release): boolean {
    const { name, version } = release.manifest;
    const versions = this.#releases.get(name) ?? new Map<string, Release>();
    this.#releases.set(name, versions);
    if (versions.has(version)) return false;
    versions.set(version, release);
    return true;
  }

  /** The releases of a package, the oldest first. */
  releasesOf(name: string): readonly Release[] {
    const releases = [...(this.#releases.get(name)?.values() ?? [])];
    return releases.sort((a, b) => compareVersions(a.manifest.version, b.manifest.version));
  }

  /** A release; undefined if it does not exist. */
  find(name: string, version: string): Release | undefined {
    return this.#releases.get(name)?.get(version);
  }

  /** The names of all packages. */
  get names(): readonly string[] {
    return [...this.#releases.keys()].sort();
  }
}
