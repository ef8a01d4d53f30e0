import type { StarlightRouteData } from "@astrojs/starlight/route-data";

type PageKind = "play" | "lesson" | "puzzle" | "matches" | "rows" | "rulebook";

/** The pages of the application for playing, which have a frame of their own. */
const PLAYING: readonly unknown[] = ["play", "lesson", "puzzle", "matches"] satisfies PageKind[];

/** Whether a page belongs to the application for playing. */
export const isPlaying = ({ entry }: StarlightRouteData): boolean =>
  entry.data.head.some(({ attrs }) => attrs?.["name"] === "page" && PLAYING.includes(attrs["content"]));

/**
 * A `meta` element with the kind of a page, so that style sheets can match it before the body is parsed:
 * `:root:has(meta[name="page"][content="play"])`. Matching an element of the body would cause a layout shift.
 */
export const pageKindMeta = (page: PageKind) => ({
  tag: "meta" as const,
  attrs: { name: "page", content: page },
});
