import fc from "fast-check";
import type { Subject } from "./games.ts";
import type { Target } from "./target.ts";

/** What breaks a target: the smallest case that was found, and why it fails. */
export interface Finding {
  readonly target: string;
  readonly input: unknown;
  readonly error: unknown;
}

/** What came of some cases. */
export interface Fuzzed {
  readonly cases: number;
  readonly finding?: Finding;
}

/** A case as it is read from a file. */
const asKept = (input: unknown): unknown => JSON.parse(JSON.stringify(input));

/** Runs cases of a seed against a target, up to the first failure, which is made smaller. */
export function fuzz(target: Target, subjects: readonly Subject[], seed: number, cases: number): Fuzzed {
  const property = fc.property(target.cases(subjects), (input) => {
    target.check(asKept(input), subjects);
  });
  const { failed, numRuns, counterexample, errorInstance } = fc.check(property, { seed, numRuns: cases });
  const input = counterexample?.[0];
  return {
    cases: numRuns,
    ...(failed && { finding: { target: target.name, input: asKept(input), error: errorInstance } }),
  };
}
