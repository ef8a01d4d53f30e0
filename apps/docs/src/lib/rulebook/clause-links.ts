import { fileURLToPath } from "node:url";
import type { MdastNode, MdastPluginEntry } from "satteri";
import { pluginOf, rulebookAt, wordsOf } from "../build/config-modules.ts";

/** Whether a node is a chapter with samples of the notation, of which ids are a part. */
const isNotation = (node: MdastNode): boolean =>
  node.type === "mdxJsxFlowElement" &&
  node.name === "details" &&
  node.children.some(({ type }) => type === "code");

/** Makes each id of a clause in a rulebook a link to its section, with its title in place of the id. */
export const clauseLinks: MdastPluginEntry = ({ fileURL }) => {
  const book = fileURL && rulebookAt(fileURLToPath(fileURL));
  if (!book || book.version !== undefined) return undefined;
  const { clauses } = pluginOf(book.game).game;
  const words = wordsOf(book.game, book.language);
  return {
    name: "clause-links",
    inlineCode(node, context) {
      if (!Object.hasOwn(clauses, node.value)) return;
      const ancestors: MdastNode[] = [];
      let parent: MdastNode | undefined = context.parent(node);
      for (; parent; parent = parent.type === "root" ? undefined : context.parent(parent))
        ancestors.push(parent);
      if (ancestors.some(({ type }) => type === "link" || type === "heading")) return;
      const title = { type: "text", value: words.text(`clauses.${node.value}.title`) } as const;
      const code = { type: "inlineCode", value: node.value } as const;
      context.replaceNode(node, {
        type: "link",
        url: `#${node.value}`,
        children: [ancestors.some(isNotation) ? code : title],
      });
    },
  };
};
