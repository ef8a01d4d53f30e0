/**
 * Markdown plugins for the rulebooks: a heading that is a clause id becomes a section with the title, source and examples of the clause.
 * Components draw the boards.
 */
import { fileURLToPath } from "node:url";
import { satteriHeadingIdsPlugin } from "@astrojs/markdown-satteri";

import type { ClauseSource } from "@serpentarium/core";
import type {
  HastNode,
  HastPluginEntry,
  MdastContent,
  MdastPluginDefinition,
  MdastPluginEntry,
} from "satteri";
import {
  baseOf,
  olderPackageOf,
  packageOf,
  platformWords,
  pluginOf,
  rulebookAt,
  versionsUrl,
  wordsOf,
} from "../build/config-modules.ts";
import type { RulebookFile } from "./rulebook-file.ts";
import { chapterHeading, type MdastOf, rulingsSection } from "./ruling-section.ts";
import { discussesPrintedRules } from "./rulings.ts";

const COMPONENTS = {
  RulebookCover: "rulebook-cover",
  GameOverview: "game-overview",
  GameCredit: "game-credit",
  VariantBox: "variant-box",
  GamePictures: "game-pictures",
  RulebookLegend: "rulebook-legend",
  ClauseSource: "clause-source",
  ClauseFigure: "clause-figure",
  ClauseExamples: "clause-examples",
  ExampleMarks: "example-marks",
} as const;
const IMPORTS = Object.entries(COMPONENTS)
  .map(([name, file]) => `import ${name} from "@components/${file}.astro";`)
  .join("\n");

/** An MDX node that renders a component. */
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

/** The pictures of the game, under a heading for the table of contents. */
const picturesSection = ({ game, language }: RulebookFile): MdastContent[] => [
  chapterHeading("pictures", platformWords(language).text("site.learn.teaching.pictures")),
  element("GamePictures", { game, language }),
];

/** Adds the titles of an older version to the sections of its rulebook, and a link to later changes. */
function olderSections({ game, language }: RulebookFile, version: string): MdastPluginDefinition {
  const { clauses } = olderPackageOf(game, version).plugin.game;
  const words = wordsOf(game, language, version);
  const text = words.text("site.versions.older", { game: words.text("title"), version });
  const link = words.text("site.versions.changes");
  return {
    name: "older-sections",
    before(root, context) {
      for (const node of root.children) {
        const clause = node.type === "heading" ? clauses[context.textContent(node)] : undefined;
        if (!clause) continue;
        const id = context.textContent(node);
        context.setProperty(node, "children", [{ type: "text", value: words.text(`clauses.${id}.title`) }]);
        context.setProperty(node, "data", { hProperties: { id } });
      }
      context.prependChild(root, {
        type: "paragraph",
        children: [
          { type: "text", value: `${text} ` },
          {
            type: "link",
            url: versionsUrl(game, language),
            children: [{ type: "text", value: link }],
          },
        ],
      });
    },
  };
}

/** Adds titles, ids, sources and examples to the sections of a rulebook. @throws Error if a clause has no section */
export const rulebookSections: MdastPluginEntry = ({ fileURL }) => {
  const book = fileURL && rulebookAt(fileURLToPath(fileURL));
  if (!book) return undefined;
  if (book.version !== undefined) return olderSections(book, book.version);
  const { game, language } = book;
  const words = wordsOf(game, language);
  const plugin = pluginOf(game);
  const { clauses } = plugin.game;
  // a ruling or a departure is given in full
  const isReason = (source: ClauseSource | undefined, text: string): boolean =>
    source === "ruling" || source === "departure" || discussesPrintedRules(text, words);
  return {
    name: "rulebook-sections",
    before(root, context) {
      const missing = new Set(Object.keys(clauses));
      const first = root.children.find(({ type }) => type === "heading");
      const isTaught = packageOf(game).teaching !== undefined;
      if (first && baseOf(plugin)) context.insertBefore(first, element("VariantBox", { game, language }));
      if (first && isTaught) for (const node of picturesSection(book)) context.insertBefore(first, node);
      if (first) {
        context.insertBefore(first, element("GameCredit", { game, language }));
        context.insertBefore(first, element("RulebookLegend", { game, language }));
      }
      let open: string | undefined;
      const reasons = new Map<string, MdastOf<"paragraph">[]>();
      for (const node of root.children) {
        if (open && node.type === "paragraph" && isReason(clauses[open]?.source, context.textContent(node)))
          reasons.set(open, [...(reasons.get(open) ?? []), node]);
        if (node.type !== "heading") continue;
        if (open)
          context.insertBefore(node, element("ClauseExamples", { game, language, clause: open, isRest: "" }));
        const id = context.textContent(node);
        open = missing.delete(id) ? id : undefined;
        const clause = clauses[id];
        if (!clause) continue;
        context.setProperty(node, "children", [{ type: "text", value: words.text(`clauses.${id}.title`) }]);
        context.setProperty(node, "data", { hProperties: { id } });
        for (const name of ["ClauseSource", "ClauseFigure"] as const)
          context.insertAfter(node, element(name, { game, language, clause: id }));
      }
      if (open)
        context.appendChild(root, element("ClauseExamples", { game, language, clause: open, isRest: "" }));
      for (const node of rulingsSection(book, clauses, reasons)) context.appendChild(root, node);
      if (missing.size > 0)
        throw new Error(`${game}, ${language}: no section for ${[...missing].join(", ")}`);
      context.prependChild(root, element("RulebookCover", { game, language }));
      context.prependChild(root, element("GameOverview", { game, language }));
      context.prependChild(root, { raw: IMPORTS });
    },
  };
};

type Element = Extract<HastNode, { type: "element" }>;

const span = (text: string, properties: Element["properties"]): Element => ({
  type: "element",
  tagName: "span",
  properties,
  children: [{ type: "text", value: text }],
});

/** The anchor link that Starlight adds to a heading. */
const anchor = (id: string, label: string): Element => ({
  type: "element",
  tagName: "a",
  properties: { class: "sl-anchor-link", href: `#${id}` },
  children: [
    span("§", { "aria-hidden": "true", class: "sl-anchor-icon", "data-pagefind-ignore": true }),
    span(label, { class: "sr-only", "data-pagefind-ignore": true }),
  ],
});

/** Adds anchor links to the headings of a rulebook: Starlight would treat files outside its docs folder as English. */
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
          const label = platformWords(book.language).text("site.rulebook.anchor", {
            title: context.textContent(node),
          });
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
