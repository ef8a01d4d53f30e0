import type { Text } from "@serpentarium/core";

/** The first Node under which all the tools of a written package run: Vitest, tsup, Changesets. */
const FIRST = [22, 18] as const;

/** Whether the tools run under a version such as `20.19.0`. */
function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [firstMajor, firstMinor] = FIRST;
  return major > firstMajor || (major === firstMajor && minor >= firstMinor);
}

/** What somebody has to know who starts a package under an older Node; nothing under any other. */
export function olderNode(version: string): Text | undefined {
  if (isNewEnough(version)) return undefined;
  const first = FIRST.join(".");
  return {
    en: `this is Node ${version}; the tools of the package (tests, page, build, releases) need Node ${first} or newer. It is written all the same, and once published runs from Node 20`,
    fr: `voici Node ${version} ; les outils du paquet (tests, page, construction, publication) demandent Node ${first} ou plus récent. Il est écrit quand même, et une fois publié il tourne à partir de Node 20`,
  };
}
