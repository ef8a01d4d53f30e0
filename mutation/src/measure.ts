import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { type Mutant, patternOf } from "./mutants.ts";
import { placeOf } from "./place.ts";
import { RUNNER } from "./stryker/runner.ts";

/** What came of a mutant; `error` when its tests could not be run. */
export type Outcome = "killed" | "timeout" | "survived" | "uncovered" | "error";

/** What the tests said to a mutant. */
export interface Tested {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const WORKERS = 2;

/**
 * A copy of a checkout for Stryker to change. Its packages are linked to each other like those of the checkout, so every
 * import of the mutated package leads to the mutated sources, through whatever package, thread or process.
 */
function copyCheckout(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "mutation-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.split("\0").filter((name) => name !== "")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  const linked = globSync("{packages,examples,packages/create-serpentarium/templates}/*/node_modules", {
    cwd: root,
  });
  for (const folder of linked)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** A mutant that breaks the loading of a test file fails that file, which Stryker tells apart from a failed test. */
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
): Promise<readonly Tested[]> {
  const copy = copyCheckout(root);
  const here = process.cwd();
  process.chdir(join(copy, "packages", name));
  try {
    const results = await new Stryker({
      mutate: [...new Set(mutants.map(patternOf))],
      inPlace: true,
      plugins: [join(import.meta.dirname, "stryker/runner.ts")],
      testRunner: RUNNER,
      sample: mutants.map(({ place }) => place),
      vitest: { configFile: join(import.meta.dirname, "stryker/vitest.config.ts"), related: false },
      coverageAnalysis: "perTest",
      concurrency: WORKERS,
      disableTypeChecks: false,
      dryRunTimeoutMinutes: 30,
      // endless loops end by Stryker's count of hits; the time is for those that it does not see
      timeoutMS: 60_000,
      timeoutFactor: 2,
      reporters: ["html", "progress-append-only"],
      htmlReporter: { fileName: join(reports, `${name}.html`) },
      logLevel: "warn",
      allowConsoleColors: false,
    } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
    const byPlace = new Map(
      results.map((result) => [placeOf(relative(process.cwd(), result.fileName), toPlain(result)), result]),
    );
    return mutants.map((mutant) => {
      const result = byPlace.get(mutant.place);
      if (!result)
        throw new Error(`Stryker did not make ${mutant.file}:${mutant.line} ${mutant.replacement}`);
      return { mutant, outcome: outcomeOf(result) };
    });
  } finally {
    process.chdir(here);
    rmSync(copy, { recursive: true });
  }
}

/** A result counts lines and columns from 1, a mutant from 0. */
function toPlain(result: MutantResult): MutantResult {
  const { start, end } = result.location;
  const shift = (place: typeof start) => ({ line: place.line - 1, column: place.column - 1 });
  return { ...result, location: { start: shift(start), end: shift(end) } };
}
