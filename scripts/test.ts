/**
 * Runs the checks of the workspace: all of them, with `--full` also the slow ones, or those of the packages named with `--filter`. Prints
 * the failed tasks at the end, each with its log and the command that repeats it, and the number of tests of all runners, so that a run
 * without tests is noticed. A failed task without tests, such as a type check, counts as one failure.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs, stripVTControlCharacters } from "node:util";
import type { JsonTestResults } from "vitest/node";
import { missingEngines } from "../apps/docs/e2e/engine-programs.ts";
import { missingPrograms } from "./system-programs.ts";

const root = join(import.meta.dirname, "..");

/** Packages and examples are built first, because the tests of consumers pack them. The site is built in parallel with the checks. */
const BUILD = ["build", "--filter=./packages/*", "--filter=./examples/*"];
const CHECKS = ["typecheck", "test", "test:links"];
const BROWSER_CHECK = "test:e2e";
const ROOT_CHECKS = [
  "//#check",
  "//#knip",
  "//#size",
  "//#test:api",
  "//#test:golden",
  "//#typecheck:scripts",
];

/** A task in a run summary of Turborepo. */
interface Task {
  readonly taskId: string;
  readonly task: string;
  readonly directory: string;
  readonly logFile: string;
  readonly execution?: { readonly exitCode: number };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A line of the log that Turborepo writes as JSON; its source is a task, or `turbo`. */
interface LogLine {
  readonly source: string;
  readonly text: string;
}

/** The used part of Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A JSON report that the tests of a task write in the folder of their package. */
interface TestReport {
  readonly file: string;
  readonly parse: (text: string) => Counts;
}

/** The reports by task. Turborepo caches them with the logs of the tasks, and restores them. */
const REPORTS: Readonly<Record<string, TestReport>> = {
  test: {
    file: "test-results/vitest.json",
    parse: (text) => {
      const { numPassedTests, numFailedTests } = JSON.parse(text) as JsonTestResults;
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  [BROWSER_CHECK]: {
    file: "test-results/playwright.json",
    parse: (text) => {
      const { expected, unexpected, flaky } = (JSON.parse(text) as PlaywrightReport).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  },
};

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        full: { type: "boolean", default: false },
        filter: { type: "string", multiple: true, default: [] },
      },
    });
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nexpected --full, --filter=<package>`);
    return process.exit(2);
  }
}

const values = readOptions();

/** Checks that the programs for the tests are installed. Installs them as root and in CI, otherwise exits. */
function requirePrograms(): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  console.log(`Missing: ${missing.join(" and ")}. "pnpm setup:system" installs what the tests need.`);
  if (process.env["CI"] === undefined && process.getuid?.() !== 0) process.exit(1);
  console.log("$ pnpm setup:system");
  const { status } = spawnSync(process.execPath, [join(root, "scripts/setup-system.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}

/** The first words of Turborepo's lines with its summary, and of those about cached tasks. */
const SUMMARY = "Summary:";
const CACHED = "cache hit";

/** Runs tasks and prints the name of each as it starts; their output goes to their logs. */
async function run(...args: readonly string[]): Promise<readonly Task[]> {
  const options = [
    "--json",
    "--summarize",
    "--continue=dependencies-successful",
    // one more than the number of processors, because tasks wait for processes, files and the network
    `--concurrency=${availableParallelism() + 1}`,
  ];
  const turbo = spawn("turbo", ["run", ...args, ...options], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
    // tasks already run in parallel: one worker each, and one thread for compilers written in Go, which end before they need to
    // collect much garbage
    env: {
      ...process.env,
      GOGC: "400",
      GOMAXPROCS: "1",
      VITEST_MAX_WORKERS: "1",
      // coverage is incomplete for modules compiled from the cache
      ...(values.full ? { TEST_FULL: "1" } : { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node") }),
    },
  });
  const closed = new Promise<number | null>((resolve) => turbo.once("close", resolve));
  const started = new Set<string>();
  let summary: string | undefined;
  for await (const line of createInterface({ input: turbo.stdout })) {
    const { source, text } = JSON.parse(line) as LogLine;
    if (source === "turbo") {
      if (text.startsWith(SUMMARY)) summary = text.slice(SUMMARY.length).trim();
    } else if (!started.has(source)) {
      started.add(source);
      if (!text.startsWith(CACHED)) console.log(`${process.uptime().toFixed(0).padStart(5)} s  ${source}`);
    }
  }
  const code = await closed;
  if (!summary) throw new Error(`Turborepo ended with ${code}, and wrote no summary`);
  const { tasks } = JSON.parse(readFileSync(summary, "utf8")) as { readonly tasks: readonly Task[] };
  if (code !== 0 && !tasks.some(isFailed)) throw new Error(`Turborepo ended with ${code}`);
  return tasks;
}

const isFailed = ({ execution }: Task): boolean => execution !== undefined && execution.exitCode !== 0;

const logOf = ({ logFile }: Task): string =>
  stripVTControlCharacters(readFileSync(join(root, logFile), "utf8"));

/** Counts the tests of a task from its report, which may be missing after a failure. */
function countTests(task: Task): Counts {
  const report = task.execution && REPORTS[task.task];
  const none = { passed: 0, failed: 0 };
  const file = report && join(root, task.directory, report.file);
  const counts =
    file && (existsSync(file) || !isFailed(task)) ? report.parse(readFileSync(file, "utf8")) : none;
  return isFailed(task) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Prints the log of a failed task. */
function printFailure(task: Task): void {
  console.log(`\n── ${task.taskId} ──\n${logOf(task).trimEnd()}`);
}

/** Removes the reports of earlier runs, so that they are not read if a task writes none. */
function removeReports(): void {
  const exclude = (name: string): boolean => name.endsWith("node_modules") || name.endsWith("dist");
  for (const folder of globSync("**/test-results", { cwd: root, exclude }))
    rmSync(join(root, folder), { recursive: true });
}

async function runAll(): Promise<readonly Task[]> {
  requirePrograms();
  if (values.full) for (const line of missingEngines()) console.log(line);
  const built = await run(...BUILD);
  const checked = await run(...ROOT_CHECKS, ...CHECKS);
  // the browser tests use all processors
  const inBrowser = await run(BROWSER_CHECK);
  return [...new Map([...built, ...checked, ...inBrowser].map((task) => [task.taskId, task])).values()];
}

removeReports();
const tasks =
  values.filter.length === 0
    ? await runAll()
    : await run(...CHECKS, BROWSER_CHECK, ...values.filter.map((name) => `--filter=${name}`));
const failed = tasks.filter(isFailed);
failed.forEach(printFailure);
for (const { taskId, logFile } of failed) {
  console.log(`\nfailed  ${taskId}\nlog     ${logFile}\nagain   npx -y pnpm@12.21.0 turbo run ${taskId}`);
}
const counts = tasks.map(countTests);
const sum = (result: keyof Counts): number => counts.reduce((total, count) => total + count[result], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 && sum("passed") > 0 ? 0 : 1);
