/**
 * Games made from other games: what a variant changes, what it takes over, and its rulebook.
 *
 * @module
 */
export * from "./as-seat-phase.ts";
export * from "./differences.ts";
export * from "./examples.ts";
export * from "./rulebook.ts";
export * from "./variant.ts";
export * from "./with-refusal.ts";
