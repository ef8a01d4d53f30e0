/**
 * Variants of games: what they change, and what they inherit.
 *
 * @module
 */
export * from "./as-seat-phase.ts";
export * from "./examples.ts";
export {
  type CarriedField,
  type ExtensionOptions,
  extendPositions,
  type FieldCodec,
  type PositionExtension,
  type PositionWithFields,
  type TypesInBase,
  type WithPositions,
} from "./positions.ts";
export * from "./teaching.ts";
export * from "./variant.ts";
export * from "./variant-diff.ts";
export * from "./with-refusal.ts";
