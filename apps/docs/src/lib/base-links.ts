import type { HastNode, HastPluginEntry, HastVisitorContext } from "satteri";
import { withBase } from "./links.ts";

type Tag = Extract<HastNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const isAddress = (attribute: string): boolean => attribute === "href" || attribute === "src";

/** What Markdown makes of links and pictures. */
const ELEMENTS = ["a", "img"];

/** What in MDX is written as a tag and takes an address as it is; components of ours call `href` themselves. */
const TAGS = [...ELEMENTS, "LinkButton", "LinkCard"];

/** Puts the base before the links from the root of the site in Markdown, MDX and rulebooks (`/games/sssnake/`). */
export function baseLinks(base: string): HastPluginEntry {
  const visitTag = (node: Readonly<Tag>, context: HastVisitorContext): void => {
    for (const one of node.attributes) {
      if (one.type === "mdxJsxAttribute" && isAddress(one.name) && typeof one.value === "string")
        context.setProperty(node, one.name, withBase(one.value, base));
    }
  };
  return {
    name: "base-links",
    element: {
      filter: ELEMENTS,
      visit(node, context) {
        for (const [name, value] of Object.entries(node.properties)) {
          if (isAddress(name) && typeof value === "string")
            context.setProperty(node, name, withBase(value, base));
        }
      },
    },
    mdxJsxFlowElement: { filter: TAGS, visit: visitTag },
    mdxJsxTextElement: { filter: TAGS, visit: visitTag },
  };
}
