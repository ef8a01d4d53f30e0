import fc from "fast-check";
import type { Subject } from "./games.ts";
import type { Target } from "./target.ts";

/** A failing case of a target, shrunk, with its error. */
export interface Finding {
  readonly target: string;
  readonly input: unknown;
  readonly error: unknown;
}

/** The result of running cases of a target. */
export interface FuzzResult {
  readonly cases: number;
  readonly finding?: Finding;
}

/** A case as it would be read from a file. */
const throughJson = (input: unknown): unknown => JSON.parse(JSON.stringify(input));

/** Runs the cases of a seed against a target until one fails, and shrinks that one. */
export function fuzz(target: Target, subjects: readonly Subject[], seed: number, cases: number): FuzzResult {
  const property = fc.property(target.cases(subjects), (input) => {
    target.check(throughJson(input), subjects);
  });
  const { failed, numRuns, counterexample, errorInstance } = fc.check(property, { seed, numRuns: cases });
  const input = counterexample?.[0];
  return {
    cases: numRuns,
    ...(failed && { finding: { target: target.name, input: throughJson(input), error: errorInstance } }),
  };
}
