import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

const CORPUS = join(import.meta.dirname, "../corpus");

/** A case of a target that once failed, or is known to be delicate. */
export interface Kept {
  readonly file: string;
  readonly name: string;
  readonly target: string;
  readonly input: unknown;
}

/** Reads a case: the name of its folder is that of its target. */
export const readCase = (file: string): Kept => ({
  file,
  name: basename(file, ".json"),
  target: basename(dirname(file)),
  input: JSON.parse(readFileSync(file, "utf8")),
});

/** All cases that are kept. */
export const readCorpus = (folder = CORPUS): readonly Kept[] =>
  globSync("*/*.json", { cwd: folder })
    .sort()
    .map((file) => readCase(join(folder, file)));

/** Keeps a case. @returns its file, from the folder in which one stands */
export function keepCase(target: string, input: unknown, folder = CORPUS): string {
  const text = `${JSON.stringify(input, null, 2)}\n`;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const file = join(folder, target, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return relative(process.env["INIT_CWD"] ?? process.cwd(), file);
}
