import { fileURLToPath } from "node:url";
import type { MdastContent, MdastNode, MdastPluginEntry } from "satteri";
import { rulebookAt, variantRulebookOf } from "../build/config-modules.ts";
import type { ChangeStatus } from "./variant-rulebook.ts";

/** A section with its change status; unchanged clauses rank lower in the search. */
const section = (
  kind: "chapter" | "clause",
  standing: ChangeStatus,
): MdastContent & { children: unknown[] } => ({
  type: "mdxJsxFlowElement",
  name: "section",
  attributes: Object.entries({
    class: `variant-${kind}`,
    "data-change": standing,
    ...(kind === "clause" && standing === "same" && { "data-pagefind-weight": "0.5" }),
  }).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
  children: [],
});

/** The clause id of a heading. */
function clauseIdOf({ data }: MdastNode): string {
  const { hProperties } = (data ?? {}) as { readonly hProperties?: Readonly<Record<string, unknown>> };
  return String(hProperties?.["id"] ?? "");
}

/** Wraps the chapters and clauses of a variant's rulebook in sections, so that unchanged ones can be hidden. */
export const variantSections: MdastPluginEntry = ({ fileURL }) => {
  const at = fileURL && rulebookAt(fileURLToPath(fileURL));
  const book = at && at.version === undefined ? variantRulebookOf(at.game, at.language) : undefined;
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
          const standing = book.clauses.get(clauseIdOf(node));
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
