import type { MessageReference } from "@serpentarium/core";

/** The first Node version that runs the tools of a created package: Vitest, tsup, Changesets. */
const MIN_VERSION = [22, 18] as const;

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [minMajor, minMinor] = MIN_VERSION;
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

/** A warning for a Node version, such as `20.19.0`, that is too old for the tools; undefined for any other. */
export function nodeVersionWarning(version: string): MessageReference | undefined {
  if (isSupported(version)) return undefined;
  const required = MIN_VERSION.join(".");
  return { id: "warnings.node", data: { version, required } };
}
