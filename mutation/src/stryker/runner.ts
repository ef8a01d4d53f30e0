/**
 * A plugin for Stryker: its Vitest runner, restricted to the mutants of a sample and to whole test files.
 *
 * Stryker runs the tests that reached a mutant: too few if tests share values that the first of them computes, and all tests
 * of the package if the mutant was reached while a module was loaded. Since each test file loads its modules afresh, a
 * mutant can affect exactly the files that reached it.
 *
 * @module
 */

import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { INSTRUMENTER_CONSTANTS, type StrykerOptions } from "@stryker-mutator/api/core";
import {
  commonTokens,
  declareFactoryPlugin,
  type Injector,
  type PluginContext,
  PluginKind,
  tokens,
} from "@stryker-mutator/api/plugin";
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from "@stryker-mutator/api/test-runner";
import {
  strykerPlugins as vitestPlugins,
  strykerValidationSchema as vitestSchema,
} from "@stryker-mutator/vitest-runner";
import { locationKeyOf } from "../location-key.ts";
import { coverageByFile } from "./coverage-by-file.ts";

/** The name of the runner, for Stryker's option `testRunner`. */
export const RUNNER = "vitest-files";

/** The options of the runner, among those of Stryker. */
export interface RunnerOptions {
  /** The location keys of the mutants to test. */
  readonly sample: readonly string[];
}

/** Tests that take this many milliseconds or more run only for mutants that no quicker test detected. */
const SLOW_TEST_MS = 100;
/** The list of slow tests, written to the copied package by the process of the dry run for the other processes. */
const SLOW_TESTS_FILE = "slow-tests.json";

class FilesRunner implements TestRunner {
  readonly #vitest: TestRunner;
  readonly #sample: ReadonlySet<string>;

  constructor(vitest: TestRunner, { sample }: RunnerOptions) {
    this.#vitest = vitest;
    this.#sample = new Set(sample);
  }

  capabilities() {
    return this.#vitest.capabilities();
  }

  async init(): Promise<void> {
    await this.#vitest.init?.();
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.#vitest.dryRun(options);
    if (result.status !== DryRunStatus.Complete || !result.mutantCoverage) return result;
    const testIds = result.tests.map(({ id }) => id);
    const slow = result.tests.filter(({ timeSpentMs }) => timeSpentMs >= SLOW_TEST_MS).map(({ id }) => id);
    writeFileSync(SLOW_TESTS_FILE, JSON.stringify(slow));
    return { ...result, mutantCoverage: coverageByFile(result.mutantCoverage, testIds) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant } = options;
    // the range of a mutant contains others
    if (!this.#sample.has(locationKeyOf(relative(process.cwd(), activeMutant.fileName), activeMutant))) {
      return { status: MutantRunStatus.Error, errorMessage: "not in the sample" };
    }
    // inherited by threads and processes of the tests, and set while modules are loaded
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    const tests = options.testFilter ?? [];
    const slow = new Set<string>(JSON.parse(readFileSync(SLOW_TESTS_FILE, "utf8")));
    const parts = [tests.filter((test) => !slow.has(test)), tests.filter((test) => slow.has(test))];
    let result: MutantRunResult = { status: MutantRunStatus.Survived, nrOfTests: 0 };
    // without a filter all tests run
    for (const part of tests.length === 0 ? [undefined] : parts.filter(({ length }) => length > 0)) {
      if (result.status === MutantRunStatus.Survived) {
        result = await this.#vitest.mutantRun({ ...options, ...(part && { testFilter: part }) });
      }
    }
    return result;
  }

  async dispose(): Promise<void> {
    await this.#vitest.dispose?.();
  }
}

function createRunner(
  injector: Injector<PluginContext>,
  options: StrykerOptions & Partial<RunnerOptions>,
): TestRunner {
  const [vitest] = vitestPlugins;
  if (!vitest) throw new Error("the runner for Vitest has no plugin");
  return new FilesRunner(vitest.factory(injector), { sample: options.sample ?? [] });
}
createRunner.inject = tokens(commonTokens.injector, commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, RUNNER, createRunner)];

export const strykerValidationSchema = {
  ...vitestSchema,
  properties: { ...vitestSchema.properties, sample: { type: "array", items: { type: "string" } } },
};
