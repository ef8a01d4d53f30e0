/**
 * The Markdown side of the rulebooks: a heading that is a clause id becomes a section of its own, with the title
 * of the clause, what it rests on, and its examples. Everything that is drawn is left to components.
 */
import { fileURLToPath } from "node:url";
import { satteriHeadingIdsPlugin } from "@astrojs/markdown-satteri";
import type { Language } from "@serpentarium/core";
import type { HastNode, HastPluginEntry, MdastContent, MdastPluginEntry } from "satteri";
import { TEACHING_WORDS } from "../learn/wording.ts";
import { baseOf, packageOf, pluginOf, rulebookAt } from "./at-build.ts";
import type { RulebookFile } from "./rulebook-file.ts";
import { heading, type MdastOf, rulingsSection } from "./ruling-section.ts";
import { weighsPrint } from "./rulings.ts";

const COMPONENTS = {
  RulebookCover: "rulebook-cover",
  VariantBox: "variant-box",
  GamePictures: "game-pictures",
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

/** The pictures of the game, under a title that the table of contents has. */
const pictures = ({ game, language }: RulebookFile): MdastContent[] => [
  heading("pictures", TEACHING_WORDS.pictures[language]),
  element("GamePictures", { game, language }),
];

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
      const isTaught = packageOf(game).teaching !== undefined;
      if (first && baseOf(plugin)) context.insertBefore(first, element("VariantBox", { game, language }));
      if (first && isTaught) for (const node of pictures(book)) context.insertBefore(first, node);
      if (first) context.insertBefore(first, element("RulebookLegend", { game, language }));
      let open: string | undefined;
      const reasons = new Map<string, MdastOf<"paragraph">[]>();
      for (const node of root.children) {
        if (open && node.type === "paragraph" && weighsPrint(context.textContent(node), language))
          reasons.set(open, [...(reasons.get(open) ?? []), node]);
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
      for (const node of rulingsSection(clauses, reasons, language)) context.appendChild(root, node);
      if (missing.size > 0)
        throw new Error(`${game}, ${language}: no section for ${[...missing].join(", ")}`);
      context.prependChild(root, element("RulebookCover", { game, language }));
      context.prependChild(root, { raw: IMPORTS });
    },
  };
};

const ANCHORS: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Permanent link to “${title}”`,
  fr: (title) => `Lien permanent vers « ${title} »`,
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
