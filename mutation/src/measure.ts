import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { locationKeyOf } from "./location-key.ts";
import { type Mutant, patternOf } from "./mutants.ts";
import { RUNNER } from "./stryker/runner.ts";

/** The outcome of testing a mutant; `error` if its tests could not be run. */
export type Outcome = "killed" | "timeout" | "survived" | "uncovered" | "error";

/** A mutant with the outcome of its tests. */
export interface TestedMutant {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const WORKERS = 2;

/**
 * Copies a checkout for Stryker to change. The packages of the copy are linked to one another, so that imports of the mutated
 * package resolve to the mutated sources in every package, thread and process.
 */
function copyCheckout(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "mutation-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((name) => name !== "")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  const linkFolders = globSync("{packages,examples,packages/create-serpentarium/templates}/*/node_modules", {
    cwd: root,
  });
  for (const folder of linkFolders)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Whether a test file failed to load, which Stryker reports as an error and not as a failed test. */
const isFailedFile = ({ statusReason }: MutantResult): boolean =>
  statusReason?.startsWith("An error occurred outside of a test run") ?? false;

function outcomeOf(result: MutantResult): Outcome {
  switch (result.status) {
    case "Killed":
      return "killed";
    case "Timeout":
      return "timeout";
    case "Survived":
      return "survived";
    case "NoCoverage":
      return "uncovered";
    default:
      return isFailedFile(result) ? "killed" : "error";
  }
}

/**
 * Runs the tests of a package against mutants of it.
 *
 * @param reports - the folder for Stryker's own report, `<package>.html`
 */
export async function testMutants(
  root: string,
  name: string,
  mutants: readonly Mutant[],
  reports: string,
): Promise<readonly TestedMutant[]> {
  const copy = copyCheckout(root);
  const workingFolder = process.cwd();
  process.chdir(join(copy, "packages", name));
  try {
    const results = await new Stryker({
      mutate: [...new Set(mutants.map(patternOf))],
      inPlace: true,
      plugins: [join(import.meta.dirname, "stryker/runner.ts")],
      testRunner: RUNNER,
      sample: mutants.map(({ locationKey }) => locationKey),
      vitest: { configFile: join(import.meta.dirname, "stryker/vitest.config.ts"), related: false },
      coverageAnalysis: "perTest",
      concurrency: WORKERS,
      disableTypeChecks: false,
      dryRunTimeoutMinutes: 30,
      // Stryker's hit limit ends most endless loops; the timeout ends those without hits, and a busy machine is only slow
      timeoutMS: 150_000,
      timeoutFactor: 2,
      reporters: ["html", "progress-append-only"],
      htmlReporter: { fileName: join(reports, `${name}.html`) },
      logLevel: "warn",
      allowConsoleColors: false,
    } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
    const resultsByKey = new Map(
      results.map((result) => [
        locationKeyOf(relative(process.cwd(), result.fileName), toZeroBased(result)),
        result,
      ]),
    );
    return mutants.map((mutant) => {
      const result = resultsByKey.get(mutant.locationKey);
      if (!result)
        throw new Error(`Stryker did not make ${mutant.file}:${mutant.line} ${mutant.replacement}`);
      return { mutant, outcome: outcomeOf(result) };
    });
  } finally {
    process.chdir(workingFolder);
    rmSync(copy, { recursive: true });
  }
}

/** Converts the location of a result, which counts from 1, to that of a mutant, which counts from 0. */
function toZeroBased(result: MutantResult): MutantResult {
  const { start, end } = result.location;
  const shift = ({ line, column }: typeof start) => ({ line: line - 1, column: column - 1 });
  return { ...result, location: { start: shift(start), end: shift(end) } };
}
