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

/** Whether a chapter is for reference: it has samples of the notation, or lists the rulings. */
const isReference = (nodes: readonly MdastNode[]): boolean =>
  nodes.some(({ type }) => type === "code") ||
  nodes.some(({ data }) => Object(Object(data)["hProperties"])["id"] === "rulings");

/** Closes the chapters of a rulebook that nobody reads from beginning to end: the notation, and the list of all rulings. */
export const referenceChapters: MdastPluginEntry = ({ fileURL }) => {
  const book = fileURL && rulebookAt(fileURLToPath(fileURL));
  if (!book || book.version !== undefined) return undefined;
  const summary = platformWords(book.language).text("site.rulebook.open-chapter");
  return {
    name: "reference-chapters",
    before(root, context) {
      const chapters: MdastNode[][] = [[]];
      for (const node of root.children) {
        if (node.type === "heading" && node.depth === 2) chapters.push([]);
        chapters.at(-1)?.push(node);
      }
      const page = chapters.flatMap((nodes) => {
        const [heading, ...rest] = nodes;
        return heading && isReference(nodes) ? [heading, closed(summary, rest)] : nodes;
      });
      context.setProperty(root, "children", page);
    },
  };
};
