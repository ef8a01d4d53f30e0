import { compareVersions } from "compare-versions";
import type { Manifest } from "./manifest.ts";

/** A version that can be installed: what its package.json says, and its tarball, made when first asked for. */
export interface Release {
  readonly manifest: Manifest;
  readonly tarball: () => Promise<Buffer>;
}

/** What a registry has, by package and version. */
export class Shelf {
  readonly #releases = new Map<string, Map<string, Release>>();

  /** Puts a release on the shelf, and says whether there was none of that version. */
  put(release: Release): boolean {
    const { name, version } = release.manifest;
    const versions = this.#releases.get(name) ?? new Map<string, Release>();
    this.#releases.set(name, versions);
    if (versions.has(version)) return false;
    versions.set(version, release);
    return true;
  }

  /** The releases of a package, the oldest first. */
  of(name: string): readonly Release[] {
    const releases = [...(this.#releases.get(name)?.values() ?? [])];
    return releases.sort((a, b) => compareVersions(a.manifest.version, b.manifest.version));
  }

  /** One release, if it is there. */
  find(name: string, version: string): Release | undefined {
    return this.#releases.get(name)?.get(version);
  }

  /** The packages that are there. */
  get names(): readonly string[] {
    return [...this.#releases.keys()].sort();
  }
}
