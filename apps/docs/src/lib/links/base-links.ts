import type { HastNode, HastPluginEntry, HastVisitorContext } from "satteri";
import { withBase } from "./links.ts";

type JsxTag = Extract<HastNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const isLinkAttribute = (attribute: string): boolean => attribute === "href" || attribute === "src";

/** The elements of links and pictures in rendered Markdown. */
const HTML_ELEMENTS = ["a", "img"];

/** JSX tags in MDX with unmodified addresses; the site's own components call `href` themselves. */
const JSX_TAGS = [...HTML_ELEMENTS, "LinkButton", "LinkCard"];

/** Adds the base to root-relative links (`/games/sssnake/`) in Markdown, MDX and rulebooks. */
export function baseLinks(base: string): HastPluginEntry {
  const visitTag = (node: Readonly<JsxTag>, context: HastVisitorContext): void => {
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
      if (isLinkAttribute(attribute.name))
        context.setProperty(node, attribute.name, withBase(attribute.value, base));
    }
  };
  return {
    name: "base-links",
    element: {
      filter: HTML_ELEMENTS,
      visit(node, context) {
        for (const [name, value] of Object.entries(node.properties)) {
          if (isLinkAttribute(name) && typeof value === "string")
            context.setProperty(node, name, withBase(value, base));
        }
      },
    },
    mdxJsxFlowElement: { filter: JSX_TAGS, visit: visitTag },
    mdxJsxTextElement: { filter: JSX_TAGS, visit: visitTag },
  };
}
