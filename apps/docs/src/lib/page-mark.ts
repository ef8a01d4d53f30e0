/**
 * Says in the head of a page what it is, so that its style sheet applies before its body is read:
 * `:root:has(meta[name="page"][content="play"])`. A rule that waits for an element moves what stands before that.
 */
export const pageMark = (page: "play" | "lesson" | "rows") => ({
  tag: "meta" as const,
  attrs: { name: "page", content: page },
});
