import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackageJson, SetRequired } from "type-fest";

/** The package.json of a package that can be installed. */
export type Manifest = SetRequired<PackageJson, "name" | "version">;

const isManifest = (value: unknown): value is Manifest =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "version" in value &&
  typeof value.version === "string";

/** Parses a manifest; undefined if the text is none, such as the package.json of a folder inside a package. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the manifest of the package in a folder. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}
