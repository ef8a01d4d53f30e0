import { fileURLToPath } from "node:url";
import type { MdastNode, MdastPluginEntry } from "satteri";
import { platformWords, rulebookAt } from "../build/config-modules.ts";

/** A part of the page that is opened on request. */
const closed = (summary: string, children: readonly MdastNode[]): MdastNode =>
  ({
    type: "mdxJsxFlowElement",
    name: "details",
    attributes: [{ type: "mdxJsxAttribute", name: "class", value: "reference" }],
    children: [
      {
        type: "mdxJsxFlowElement",
        name: "summary",
        attributes: [],
        children: [{ type: "text", value: summary }],
      },
      ...children,
    ],
  }) as MdastNode;

const isHeading = (node: MdastNode, depth: number): boolean =>
  node.type === "heading" && node.depth === depth;

/** Closes the chapters after the last clause, which nobody reads from beginning to end: options, notation, and the list of all rulings. */
export const referenceChapters: MdastPluginEntry = ({ fileURL }) => {
  const book = fileURL && rulebookAt(fileURLToPath(fileURL));
  if (!book || book.version !== undefined) return undefined;
  const summary = platformWords(book.language).text("site.rulebook.open-chapter");
  return {
    name: "reference-chapters",
    before(root, context) {
      const chapters: MdastNode[][] = [[]];
      for (const node of root.children) {
        if (isHeading(node, 2)) chapters.push([]);
        chapters.at(-1)?.push(node);
      }
      const last = chapters.findLastIndex((nodes) => nodes.some((node) => isHeading(node, 3)));
      const page = chapters.flatMap((nodes, index) => {
        const [heading, ...rest] = nodes;
        return heading && index > last ? [heading, closed(summary, rest)] : nodes;
      });
      context.setProperty(root, "children", page);
    },
  };
};
