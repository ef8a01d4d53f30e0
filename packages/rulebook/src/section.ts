/** A line of a rulebook. */
export interface Line {
  readonly text: string;
  /** Its number in the file, from 1; undefined if a variant inherits it from its base. */
  readonly number: number | undefined;
  /** Whether it is in a code block, or a fence of one. */
  readonly isCode: boolean;
}

/** A part of a rulebook, up to the next heading of a chapter or clause. */
export interface Section {
  /** The front matter, the text below it, a chapter (`## Moving`) or a clause (`### move.pair`). */
  readonly kind: "front-matter" | "introduction" | "chapter" | "clause";
  /** The title of a chapter, the id of a clause, otherwise empty. */
  readonly title: string;
  /** The Markdown below its heading, trimmed. */
  readonly text: string;
  /** All its lines, with that of the heading. */
  readonly lines: readonly Line[];
}

/** A rulebook in all its languages: the sections of each, by its tag. */
export type Rulebook = Readonly<Record<string, readonly Section[]>>;

/** A chapter with its clauses; clauses before the first chapter have a chapter without a title. */
export interface Chapter {
  readonly title: string;
  /** The section of the chapter itself, if it has one, and those of its clauses. */
  readonly sections: readonly Section[];
}

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
// other headings are part of the text of their section
const HEADING = /^(?:## +(?<chapter>.+?)|### +(?<clause>\S+))(?: +#+)?[ \t]*$/;

/** Splits Markdown into lines. */
export function linesOf(markdown: string): readonly Line[] {
  let open = "";
  const texts = markdown.replace(/\r?\n$/, "").split(/\r?\n/);
  return texts.map((text, i) => {
    const [, fence = "", info = ""] = FENCE.exec(text) ?? [];
    // a line may also begin with inline code in backticks
    const opens = open === "" && !(fence.startsWith("`") && info.includes("`"));
    const closes = open !== "" && fence.startsWith(open) && info.trim() === "";
    const isCode = open !== "" || (opens && fence !== "");
    if (opens) open = fence;
    if (closes) open = "";
    return { text, number: i + 1, isCode };
  });
}

/** The number of lines of the front matter. */
function countFrontMatter(lines: readonly Line[]): number {
  const isDelimiter = (line: Line | undefined): boolean => line?.text.trimEnd() === "---";
  return isDelimiter(lines[0]) ? lines.findIndex((line, i) => i > 0 && isDelimiter(line)) + 1 : 0;
}

/** Creates a section from all its lines. */
export function createSection(kind: Section["kind"], title: string, lines: readonly Line[]): Section {
  const below = kind === "chapter" || kind === "clause" ? lines.slice(1) : lines;
  return { kind, title, lines, text: formatLines(below).trim() };
}

const formatLines = (lines: readonly Line[]): string => lines.map(({ text }) => `${text}\n`).join("");

/** Splits the Markdown of a rulebook, such as `rulebook/en.mdx`, into its sections; {@link formatRulebook} reverses this. */
export function parseRulebook(markdown: string): readonly Section[] {
  const lines = linesOf(markdown);
  const start = countFrontMatter(lines);
  const sections = start > 0 ? [createSection("front-matter", "", lines.slice(0, start))] : [];
  let [kind, title, own]: [Section["kind"], string, Line[]] = ["introduction", "", []];
  const close = (): void => {
    if (own.length > 0) sections.push(createSection(kind, title, own));
  };
  for (const line of lines.slice(start)) {
    const { chapter, clause } = (!line.isCode && HEADING.exec(line.text)?.groups) || {};
    const heading = chapter ?? clause;
    if (heading === undefined) own.push(line);
    else {
      close();
      [kind, title, own] = [chapter === undefined ? "clause" : "chapter", heading, [line]];
    }
  }
  close();
  return sections;
}

/** Joins sections to Markdown, with Unix line endings. */
export const formatRulebook = (sections: readonly Section[]): string =>
  formatLines(sections.flatMap(({ lines }) => lines));

/** The sections of the clauses by id, in order. */
export const sectionsByClause = (sections: readonly Section[]): ReadonlyMap<string, Section> =>
  new Map(sections.filter(({ kind }) => kind === "clause").map((section) => [section.title, section]));

/** The chapters, in order. */
export function chaptersOf(sections: readonly Section[]): readonly Chapter[] {
  const chapters: { readonly title: string; readonly sections: Section[] }[] = [];
  for (const section of sections.filter(({ kind }) => kind === "chapter" || kind === "clause")) {
    const last = chapters.at(-1);
    if (last && section.kind === "clause") last.sections.push(section);
    else chapters.push({ title: section.kind === "chapter" ? section.title : "", sections: [section] });
  }
  return chapters;
}

/** The clauses without a section, and the sections without a clause. */
export interface Coverage {
  /** The clauses without a section. */
  readonly missing: readonly string[];
  /** The titles of sections that are not clauses of the game. */
  readonly unknown: readonly string[];
}

/**
 * Compares the sections about clauses with the clauses of a game.
 *
 * @param clauses - their ids
 */
export function coverageOf(
  sections: readonly Pick<Section, "kind" | "title">[],
  clauses: readonly string[],
): Coverage {
  const titles = sections.flatMap(({ kind, title }) => (kind === "clause" ? [title] : []));
  return {
    missing: clauses.filter((id) => !titles.includes(id)),
    unknown: titles.filter((title) => !clauses.includes(title)),
  };
}
