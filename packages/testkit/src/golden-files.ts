import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game, GameTypes } from "@serpentarium/core";
import { parseAllDocuments } from "yaml";
import { digestOf, type GoldenRecords, generateGolden } from "./golden.ts";

const FOLDER = "test/golden";
/** The digests of the files in that folder, in the format of `sha256sum`. */
const DIGESTS = "SHA256SUMS";

/** The version of a package before its first release. */
const UNRELEASED = "0.0.0";

const readOrEmpty = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

const toPath = (folder: string | URL): string =>
  typeof folder === "string" ? folder : fileURLToPath(folder);

const parseDigests = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^([0-9a-f]{64}) [ *](\S+)\.jsonl\r?$/gm)].map(([, digest = "", version = ""]) => [
      version,
      digest,
    ]),
  );

/** The bump of a package in a changeset, whose front matter is its first YAML document. */
function bumpIn(changeset: string, name: string): unknown {
  const matter: unknown = parseAllDocuments(changeset)[0]?.toJS();
  return typeof matter === "object" && matter !== null ? Reflect.get(matter, name) : undefined;
}

/** The `.changeset` folder of the workspace that contains a package. */
function changesetFolder(folder: string): string | undefined {
  const here = join(folder, ".changeset");
  if (existsSync(here)) return here;
  return dirname(folder) === folder ? undefined : changesetFolder(dirname(folder));
}

/** Whether a pending changeset makes the next version of a package a breaking one: a major or, before 1.0, a minor. */
export function isBreakingPending(packageFolder: string | URL): boolean {
  const folder = toPath(packageFolder);
  const { name, version = "" } = JSON.parse(readOrEmpty(join(folder, "package.json"))) as {
    readonly name: string;
    readonly version?: string;
  };
  const breaking = version.startsWith("0.") ? ["major", "minor"] : ["major"];
  const changesets = changesetFolder(folder);
  if (changesets === undefined) return false;
  return readdirSync(changesets)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .some((file) => breaking.includes(String(bumpIn(readOrEmpty(join(changesets, file)), name))));
}

/**
 * Reads the golden records of the released versions of a package from `test/golden`, one file per version, sorted by name; empty before the
 * first release. A file without a listed digest, or a listed file that is missing, fails `checkGolden`.
 */
export function readGolden(packageFolder: string | URL): GoldenRecords[] {
  const folder = join(toPath(packageFolder), FOLDER);
  if (!existsSync(folder)) return [];
  const digests = parseDigests(readOrEmpty(join(folder, DIGESTS)));
  const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
  const versions = new Set([...digests.keys(), ...files.map((file) => file.slice(0, -".jsonl".length))]);
  const mayBreak = isBreakingPending(packageFolder);
  return [...versions].sort().map((version) => ({
    version,
    text: readOrEmpty(join(folder, `${version}.jsonl`)),
    sha256: digests.get(version) ?? "",
    mayBreak,
  }));
}

/**
 * Writes the golden records of the version that is about to be released. An existing golden file is never overwritten.
 *
 * @returns whether it wrote a file
 */
export function saveGolden<T extends GameTypes>(game: Game<T>, packageFolder: string | URL): boolean {
  const folder = join(toPath(packageFolder), FOLDER);
  const name = `${game.version}.jsonl`;
  const digests = readOrEmpty(join(folder, DIGESTS));
  const isKept = existsSync(join(folder, name)) || parseDigests(digests).has(game.version);
  if (game.version === UNRELEASED || isKept) return false;
  const text = generateGolden(game);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, DIGESTS), `${digests}${digestOf(text)}  ${name}\n`);
  return true;
}
