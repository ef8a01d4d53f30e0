/** Why a space is highlighted: the last action, a refusal, or a possibility. Each has a shape of its own. */
export const MARK_KINDS = ["last", "refused", "hint"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A space of the scene to highlight. */
export interface Mark {
  /** The id of the space; one that the scene does not have is not drawn. */
  readonly space: string;
  readonly kind: MarkKind;
}
