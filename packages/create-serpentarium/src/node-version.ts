import type { Message } from "@serpentarium/core";

/** The first Node version that runs the tools of a created package: Vitest, tsup, Changesets. */
const MIN_VERSION = [22, 18] as const;

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [minMajor, minMinor] = MIN_VERSION;
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

/** A warning for a Node version, such as `20.19.0`, that is too old for the tools; undefined for any other. */
export function nodeVersionWarning(version: string): Message | undefined {
  if (isSupported(version)) return undefined;
  const required = MIN_VERSION.join(".");
  return {
    en: `you are using Node ${version}; the tools of the package (tests, page, build, releases) need Node ${required} or newer. The package is written anyway, and once published it runs on Node 20 or newer`,
    fr: `voici Node ${version} ; les outils du paquet (tests, page, construction, publication) demandent Node ${required} ou plus récent. Il est écrit quand même, et une fois publié il tourne à partir de Node 20`,
  };
}
