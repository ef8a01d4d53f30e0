/**
 * A plugin for Stryker: its runner for Vitest, which tests the mutants of a sample alone, by whole test files.
 *
 * Stryker runs the tests in which a mutant was reached. That is too few where tests share what the first of them computes, and
 * all tests of the package where it was reached while a module was loaded. A test file is loaded afresh, so the files in
 * which a mutant was reached, and nothing less, are what it can break.
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
import { placeOf } from "../place.ts";
import { byFile } from "./by-file.ts";

/** The name of the runner, for Stryker's option `testRunner`. */
export const RUNNER = "vitest-files";

/** Stryker's options with those of the runner. */
export interface RunnerOptions {
  /** The places of the mutants to test. */
  readonly sample: readonly string[];
}

/** From how many milliseconds on a test is run only for mutants that no quicker test noticed. */
const SLOW = 100;
/** Where the process that ran all tests tells the others which are slow, in the copied package. */
const SLOW_TESTS = "slow-tests.json";

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
    const slow = result.tests.filter(({ timeSpentMs }) => timeSpentMs >= SLOW).map(({ id }) => id);
    writeFileSync(SLOW_TESTS, JSON.stringify(slow));
    return { ...result, mutantCoverage: byFile(result.mutantCoverage, testIds) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant } = options;
    // the range of a mutant holds others
    if (!this.#sample.has(placeOf(relative(process.cwd(), activeMutant.fileName), activeMutant))) {
      return { status: MutantRunStatus.Error, errorMessage: "not in the sample" };
    }
    // threads and processes of the tests inherit it, and it holds while modules are loaded
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    const tests = options.testFilter ?? [];
    const slow = new Set<string>(JSON.parse(readFileSync(SLOW_TESTS, "utf8")));
    const parts = [tests.filter((test) => !slow.has(test)), tests.filter((test) => slow.has(test))];
    let result: MutantRunResult = { status: MutantRunStatus.Survived, nrOfTests: 0 };
    // with no filter all tests run, whatever they take
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
