import type { Piece, PlanePoint } from "@serpentarium/core/scene";

/** The reasons of marks: the last action, a refusal, or a possible action. Each kind has its own shape. */
export const MARK_KINDS = ["last", "refused", "hint"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A mark on a space of the scene. */
export interface Mark {
  /** The id of the space; ignored if the scene does not contain it. */
  readonly space: string;
  readonly kind: MarkKind;
  /** Marks only this side, at which the last action removed a space. */
  readonly side?: "left" | "right" | "top" | "bottom";
  /** Marks the space by an arrow through these points: from where something was to where it is, or would be, on the space. */
  readonly path?: readonly PlanePoint[];
  /** The pieces that went along the path, drawn faintly where they were. */
  readonly ghosts?: readonly Piece[];
}
