/**
 * A `meta` element with the kind of a page, so that style sheets can match it before the body is parsed:
 * `:root:has(meta[name="page"][content="play"])`. Matching an element of the body would cause a layout shift.
 */
export const pageKindMeta = (page: "play" | "lesson" | "puzzle" | "rows" | "rulebook") => ({
  tag: "meta" as const,
  attrs: { name: "page", content: page },
});
