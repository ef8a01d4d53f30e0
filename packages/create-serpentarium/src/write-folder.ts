import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fail, type Result, succeed } from "./failure.ts";
import type { Files } from "./templates.ts";

const notWritable = (folder: string, error: unknown): Result<never> => {
  const { code = "" } = error as NodeJS.ErrnoException;
  return fail("not-writable", { id: "failures.not-writable.folder", data: { folder, code } });
};

/** Checks that a folder is missing or empty. Fails with `not-empty` or `not-writable`. */
export async function checkFolder(folder: string): Promise<Result<string>> {
  try {
    const entries = await readdir(folder);
    if (entries.length === 0) return succeed(folder);
    return fail("not-empty", { id: "failures.not-empty", data: { folder } });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? succeed(folder) : notWritable(folder, error);
  }
}

/** The outermost missing folder of a path; undefined if the folder exists. */
function outermostMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  return outermostMissing(dirname(folder)) ?? folder;
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Writes the files to a temporary folder inside `folder`, then moves them to it: all or nothing. */
async function moveIntoFolder(folder: string, files: Files): Promise<void> {
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

/** Writes files to a missing or empty folder. If that fails, restores the previous state. Fails with `not-empty` or `not-writable`. */
export async function writeFolder(folder: string, files: Files): Promise<Result<string>> {
  const checked = await checkFolder(folder);
  if (!checked.ok) return checked;
  const created = outermostMissing(folder);
  try {
    await mkdir(folder, { recursive: true });
    await moveIntoFolder(folder, files);
    return succeed(folder);
  } catch (error) {
    if (created !== undefined) await rm(created, { recursive: true, force: true });
    return notWritable(folder, error);
  }
}
