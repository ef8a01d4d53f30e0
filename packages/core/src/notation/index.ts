/**
 * Codecs for common values in notations, and descriptions of positions that use them. They are optional: tools only call a game's
 * `parsePosition` and similar members.
 *
 * @module
 */
export { cellIn, cellsIn, formatCell, type GridFormat, type GridSize } from "./cells.ts";
export { type Codec, type JsonSchema, mapCodec, objectSchema, optional } from "./codec.ts";
export { formatFraction } from "./fraction.ts";
export { listOf } from "./list.ts";
export * from "./outcome.ts";
export {
  type AnyPositionFields,
  createPositionNotation,
  type DerivedField,
  type FieldCodecs,
  type PositionFields,
  type PositionNotation,
  type PositionProblem,
} from "./position.ts";
export { seatAt } from "./seat.ts";
export { choice, integer } from "./value.ts";
