import type { Arbitrary } from "fast-check";
import type { Subject } from "./games.ts";

/** An entry point of the project, with the properties that must hold for any input. */
export interface Target<Case = unknown> {
  readonly name: string;
  /** Cases as plain JSON data: mostly well formed, mutated in some places. */
  cases(subjects: readonly Subject[]): Arbitrary<Case>;
  /** @throws Error that describes the violated property */
  check(input: Case, subjects: readonly Subject[]): void;
}

/** Defines a target with typed cases. */
export const defineTarget = <Case>(target: Target<Case>): Target => target as Target;
