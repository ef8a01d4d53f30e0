/**
 * The Markdown side of the rulebooks: a heading that is a clause id becomes a section of its own, with the title
 * of the clause, what it rests on, and its examples. Everything that is drawn is left to components.
 */
import { fileURLToPath } from "node:url";
import { satteriHeadingIdsPlugin } from "@astrojs/markdown-satteri";
import type { Language } from "@serpentarium/core";
import type { HastNode, HastPluginEntry, MdastContent, MdastPluginEntry } from "satteri";
import { baseOf, pluginOf, rulebookAt } from "./at-build.ts";

const COMPONENTS = {
  VariantBox: "variant-box",
  RulebookLegend: "rulebook-legend",
  ClauseSource: "clause-source",
  ClauseExamples: "clause-examples",
} as const;
const IMPORTS = Object.entries(COMPONENTS)
  .map(([name, file]) => `import ${name} from "@components/${file}.astro";`)
  .join("\n");

/** A component in MDX. */
const element = (
  name: keyof typeof COMPONENTS,
  attributes: Readonly<Record<string, string>>,
): MdastContent => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  })),
  children: [],
});

/** Gives the sections of a rulebook their titles, ids, sources and examples. @throws Error where a clause has none */
export const rulebookSections: MdastPluginEntry = ({ fileURL }) => {
  const book = fileURL && rulebookAt(fileURLToPath(fileURL));
  if (!book) return undefined;
  const { game, language } = book;
  const plugin = pluginOf(game);
  const { clauses } = plugin.game;
  return {
    name: "rulebook-sections",
    before(root, context) {
      const missing = new Set(Object.keys(clauses));
      const first = root.children.find(({ type }) => type === "heading");
      if (first && baseOf(plugin)) context.insertBefore(first, element("VariantBox", { game, language }));
      if (first) context.insertBefore(first, element("RulebookLegend", { game, language }));
      let open: string | undefined;
      for (const node of root.children) {
        if (node.type !== "heading") continue;
        if (open) context.insertBefore(node, element("ClauseExamples", { game, language, clause: open }));
        const id = context.textContent(node);
        open = missing.delete(id) ? id : undefined;
        const clause = clauses[id];
        if (!clause) continue;
        context.setProperty(node, "children", [{ type: "text", value: clause.title[language] }]);
        context.setProperty(node, "data", { hProperties: { id } });
        context.insertAfter(node, element("ClauseSource", { game, language, clause: id }));
      }
      if (open) context.appendChild(root, element("ClauseExamples", { game, language, clause: open }));
      if (missing.size > 0)
        throw new Error(`${game}, ${language}: no section for ${[...missing].join(", ")}`);
      context.prependChild(root, { raw: IMPORTS });
    },
  };
};

const ANCHORS: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Section titled “${title}”`,
  fr: (title) => `Section intitulée « ${title} »`,
};

type Element = Extract<HastNode, { type: "element" }>;

const span = (text: string, properties: Element["properties"]): Element => ({
  type: "element",
  tagName: "span",
  properties,
  children: [{ type: "text", value: text }],
});

/** The link that Starlight sets beside a heading. */
const anchor = (id: string, label: string): Element => ({
  type: "element",
  tagName: "a",
  properties: { class: "sl-anchor-link", href: `#${id}` },
  children: [
    span("§", { "aria-hidden": "true", class: "sl-anchor-icon" }),
    span(label, { class: "sr-only", "data-pagefind-ignore": true }),
  ],
});

/** Links beside the headings of a rulebook; Starlight takes any file outside its own folder for English. */
export const rulebookHeadings: HastPluginEntry = ({ fileURL }) => {
  const book = fileURL && rulebookAt(fileURLToPath(fileURL));
  if (!book) return undefined;
  return [
    satteriHeadingIdsPlugin(),
    {
      name: "rulebook-headings",
      element: {
        filter: ["h2", "h3"],
        visit(node, context) {
          const label = ANCHORS[book.language](context.textContent(node));
          return {
            type: "element",
            tagName: "div",
            properties: { class: `sl-heading-wrapper level-${node.tagName}` },
            children: [node, anchor(String(node.properties["id"]), label)],
          };
        },
      },
    },
  ];
};
