import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

const CORPUS_FOLDER = join(import.meta.dirname, "../corpus");

/** A saved case of a target: one that once failed, or a known edge case. */
export interface CorpusCase {
  readonly file: string;
  readonly name: string;
  readonly target: string;
  readonly input: unknown;
}

/** Reads a case; its folder has the name of its target. */
export const readCase = (file: string): CorpusCase => ({
  file,
  name: basename(file, ".json"),
  target: basename(dirname(file)),
  input: JSON.parse(readFileSync(file, "utf8")),
});

/** Reads all saved cases. */
export const readCorpus = (folder = CORPUS_FOLDER): readonly CorpusCase[] =>
  globSync("*/*.json", { cwd: folder })
    .sort()
    .map((file) => readCase(join(folder, file)));

/** Saves a case. @returns the path of its file, relative to the folder in which the command was started */
export function saveCase(target: string, input: unknown, folder = CORPUS_FOLDER): string {
  const text = `${JSON.stringify(input, null, 2)}\n`;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const file = join(folder, target, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return relative(process.env["INIT_CWD"] ?? process.cwd(), file);
}
