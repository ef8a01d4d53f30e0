import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fail, type Result, succeed } from "./failure.ts";
import type { Files } from "./templates.ts";

const notWritable = (folder: string, error: unknown): Result<never> => {
  const { code = "" } = error as NodeJS.ErrnoException;
  return fail(
    "not-writable",
    `${folder} cannot be written (${code})`,
    `impossible d’écrire dans ${folder} (${code})`,
  );
};

/** Whether a package can be written to a folder: it is not there yet, or empty. Fails with `not-empty` and `not-writable`. */
export async function checkFolder(folder: string): Promise<Result<string>> {
  try {
    const entries = await readdir(folder);
    if (entries.length === 0) return succeed(folder);
    return fail(
      "not-empty",
      `${folder} is not empty; choose another --directory, or empty it yourself`,
      `${folder} n’est pas vide ; choisissez un autre --directory, ou videz-le vous-même`,
    );
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? succeed(folder) : notWritable(folder, error);
  }
}

/** The outermost folder on the way to one that is not there yet. */
function firstMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  return firstMissing(dirname(folder)) ?? folder;
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Everything is written to a folder within the new one first, and then put in its place: all or nothing. */
async function fillFolder(folder: string, files: Files): Promise<void> {
  const draft = await mkdtemp(join(folder, ".create-serpentarium-"));
  const moved: string[] = [];
  try {
    await writeAll(draft, files);
    for (const entry of await readdir(draft)) {
      await rename(join(draft, entry), join(folder, entry));
      moved.push(entry);
    }
    await rm(draft, { recursive: true });
  } catch (error) {
    for (const entry of [...moved, draft]) await rm(resolve(folder, entry), { recursive: true, force: true });
    throw error;
  }
}

/** Writes a package to a folder that is not there yet, or empty; when it fails all is as it was. */
export async function writeFolder(folder: string, files: Files): Promise<Result<string>> {
  const free = await checkFolder(folder);
  if (!free.ok) return free;
  const made = firstMissing(folder);
  try {
    await mkdir(folder, { recursive: true });
    await fillFolder(folder, files);
    return succeed(folder);
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    return notWritable(folder, error);
  }
}
