/**
 * Runs every check of the workspace and ends with one line that sums the tests of all runners, so that a run
 * that tested nothing shows. A failed task that counts no tests, such as a type check, counts as one failure.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

const TASKS = [
  "//#check",
  "//#knip",
  "//#size",
  "//#test:versions",
  "//#test:golden",
  "typecheck",
  "lint:package",
  "test",
  "test:links",
  "test:e2e",
];

const counts = { passed: 0, failed: 0 };
const failedTasks = new Set<string>();
const tasksThatCount = new Set<string>();

/** Reads one line of a task's output: Vitest ends with "Tests  1 failed | 2 passed (3)", Playwright with "2 passed (3s)". */
function read(line: string): void {
  const [, task = "", text = ""] = /^(\S+): (.*)$/.exec(line) ?? [];
  const summary =
    /^\s*Tests\s+(.*)\(\d+\)/.exec(text)?.[1] ??
    /^\s*(\d+ (?:passed|failed|flaky))(?: \(.*\))?$/.exec(text)?.[1];
  for (const [, count, result] of (summary ?? "").matchAll(/(\d+) (passed|failed)/g)) {
    counts[result === "passed" ? "passed" : "failed"] += Number(count);
    if (result === "failed") tasksThatCount.add(task.replace(/:([^:]+(?::[^:]+)?)$/, "#$1"));
  }
  const failed = /^Failed:\s+(.*)$/.exec(line.trim())?.[1];
  for (const name of failed?.split(", ") ?? []) failedTasks.add(name);
}

const turbo = spawn("turbo", ["run", ...TASKS, "--continue=dependencies-successful", "--concurrency=3"], {
  stdio: ["ignore", "pipe", "inherit"],
  shell: process.platform === "win32",
  env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
});
for await (const line of createInterface({ input: turbo.stdout })) {
  console.log(line);
  read(stripVTControlCharacters(line));
}
const code = turbo.exitCode ?? (await new Promise<number | null>((done) => turbo.once("exit", done)));
counts.failed += [...failedTasks].filter((task) => !tasksThatCount.has(task)).length;
if (code !== 0 && counts.failed === 0) counts.failed = 1;
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
