import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of a package.json that a registry reads; whatever else stands in it is handed on as it is. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly serpentarium?: { readonly games: readonly string[] };
  readonly bundleDependencies?: unknown;
  readonly bundledDependencies?: unknown;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "version" in value &&
  typeof value.version === "string";

/** The manifest that a text holds; nothing where it is none, as in the package.json of a folder inside a package. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The manifest of the package in a folder. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}
