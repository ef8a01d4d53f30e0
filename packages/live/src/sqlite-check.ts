import { execFile } from "node:child_process";
import { statSync } from "node:fs";

/** The delay between opening a file and its first check, in milliseconds. */
const FIRST_DELAY = 1000;
/** The minimum time between two checks, in milliseconds. */
const MIN_DELAY = 5000;
/** The ratio of the time between checks to the duration of a check: a large file is checked less often. */
const DELAY_RATIO = 50;

// a separate process reads the file instead of cached data, blocks nothing, and can be ended at any time
const CHECK = `
  const { DatabaseSync } = require("node:sqlite");
  const { statSync } = require("node:fs");
  const [, file, inode] = process.argv;
  let found = "ok";
  try {
    const now = statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
    if (String(now) !== inode) throw { errcode: 10, message: file + " was removed or replaced" };
    const database = new DatabaseSync(file, { readOnly: true });
    found = database.prepare("PRAGMA quick_check(1)").get().quick_check;
  } catch (error) {
    if ([10, 11, 26].includes(error.errcode & 0xff)) found = error.message;
  }
  process.stdout.write(found);
`;

/** Checks an SQLite file regularly, and reports problems. The returned function ends this. */
export function checkFile(file: string, onProblem: (problem: string) => void): () => void {
  const stopping = new AbortController();
  // an in-memory database has no file
  const inode = statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
  let timer: NodeJS.Timeout;

  function check(): void {
    const began = performance.now();
    const { signal } = stopping;
    execFile(
      process.execPath,
      ["--no-warnings", "--eval", CHECK, file, String(inode)],
      { signal },
      (error, found) => {
        if (signal.aborted) return;
        // a failed check says nothing about the file
        if (!error && found !== "ok") onProblem(found);
        wait(Math.max(MIN_DELAY, (performance.now() - began) * DELAY_RATIO));
      },
    );
  }

  function wait(delay: number): void {
    timer = setTimeout(check, delay).unref();
  }

  if (inode !== undefined) wait(FIRST_DELAY);
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
