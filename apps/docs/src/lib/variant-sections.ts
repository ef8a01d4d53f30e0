import { fileURLToPath } from "node:url";
import type { MdastContent, MdastNode, MdastPluginEntry } from "satteri";
import { rulebookAt, variantBookOf } from "./at-build.ts";
import type { Standing } from "./variant-book.ts";

/** A section of the page that says how it stands to the base's rulebook; searches find the variant's own first. */
const section = (kind: "chapter" | "clause", standing: Standing): MdastContent & { children: unknown[] } => ({
  type: "mdxJsxFlowElement",
  name: "section",
  attributes: Object.entries({
    class: `variant-${kind}`,
    "data-standing": standing,
    ...(kind === "clause" && standing === "same" && { "data-pagefind-weight": "0.5" }),
  }).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
  children: [],
});

/** The id of the clause of which a node is the heading. */
function clauseAt({ data }: MdastNode): string {
  const { hProperties } = (data ?? {}) as { readonly hProperties?: Readonly<Record<string, unknown>> };
  return String(hProperties?.["id"] ?? "");
}

/** Gathers chapters and clauses of a variant's rulebook into sections of their own, so that those told anew can stand alone. */
export const variantSections: MdastPluginEntry = ({ fileURL }) => {
  const at = fileURL && rulebookAt(fileURLToPath(fileURL));
  const book = at && variantBookOf(at.game, at.language);
  if (!book) return undefined;
  return {
    name: "variant-sections",
    before(root, context) {
      const page: MdastContent[] = [];
      let [chapter, open] = [page as unknown[], page as unknown[]];
      for (const node of root.children) {
        if (node.type === "heading" && node.depth === 2) {
          const made = section("chapter", book.chapters.get(context.textContent(node)) ?? "changed");
          page.push(made);
          chapter = open = made.children;
        }
        if (node.type === "heading" && node.depth === 3) {
          const standing = book.clauses.get(clauseAt(node));
          open = chapter;
          if (standing) {
            const made = section("clause", standing);
            chapter.push(made);
            open = made.children;
          }
        }
        open.push(node);
      }
      context.setProperty(root, "children", page as MdastNode[]);
    },
  };
};
