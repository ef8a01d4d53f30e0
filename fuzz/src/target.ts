import type { Arbitrary } from "fast-check";
import type { Subject } from "./games.ts";

/** An entry point of the project, and what must hold whatever comes in. */
export interface Target<Case = unknown> {
  readonly name: string;
  /** Cases as plain JSON data: mostly well formed, spoilt in some places. */
  cases(subjects: readonly Subject[]): Arbitrary<Case>;
  /** @throws Error that says what does not hold */
  check(input: Case, subjects: readonly Subject[]): void;
}

/** A target, with the type of its cases. */
export const defineTarget = <Case>(target: Target<Case>): Target => target as Target;
