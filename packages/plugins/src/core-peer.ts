/**
 * Checks whether a package fits the version of core that its modules import, without loading core.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import semver from "semver";

const CORE = "@serpentarium/core";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The range of core among the peer dependencies in a package.json; undefined if there is none. */
export function coreRangeIn(manifest: unknown): string | undefined {
  const peers = isObject(manifest) ? manifest["peerDependencies"] : undefined;
  const range = isObject(peers) ? peers[CORE] : undefined;
  return typeof range === "string" ? range : undefined;
}

/** The version of core that the modules in a folder import; undefined if there is none. */
function coreVersionFor(folder: string): string | undefined {
  try {
    const file = createRequire(join(folder, "package.json")).resolve(`${CORE}/package.json`);
    return String(JSON.parse(readFileSync(file, "utf8")).version);
  } catch {
    return undefined;
  }
}

/** Whether a version is in a range; an invalid range, such as `workspace:^`, contains all versions. */
const isInRange = (version: string, range: string): boolean =>
  semver.validRange(range) === null || semver.satisfies(version, range, { includePrerelease: true });

/**
 * Why a package does not fit the version of core that its modules import; undefined if it fits. Checked before any of its code runs, which
 * would fail at missing exports of core.
 */
export function describeCoreMismatch(name: string, folder: string, range: string | undefined) {
  if (range === undefined) return undefined;
  const version = coreVersionFor(folder);
  if (version !== undefined && isInRange(version, range)) return undefined;
  return {
    id: version === undefined ? "plugins.needs-core" : "plugins.other-core",
    data: { core: CORE, range, version, command: `npm install ${name}@latest ${CORE}@latest` },
  };
}
