/** A parsed rulebook. */
interface Rulebook {
  /** The text before the first heading of a chapter or clause. */
  readonly intro: string;
  /** The sections of the clauses by id, in order, each with the chapters that begin before it. */
  readonly sections: ReadonlyMap<string, { readonly chapter: string; readonly text: string }>;
  /** The chapters after the last clause, such as the notation. */
  readonly rest: string;
}

const CLAUSE_HEADING = /^### (\S+)[ \t]*$/;

/** Splits a text before each heading of the second or third level, outside code blocks. */
function splitAtHeadings(text: string): string[] {
  const blocks: string[] = [""];
  let isCode = false;
  for (const line of text.split(/(?<=\n)/)) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && /^#{2,3} /.test(line)) blocks.push(line);
    else blocks[blocks.length - 1] += line;
  }
  return blocks;
}

/** Parses a rulebook, whatever the line ends of its file. */
function parseRulebook(text: string): Rulebook {
  const [intro = "", ...blocks] = splitAtHeadings(text.replaceAll("\r\n", "\n"));
  const sections = new Map<string, { chapter: string; text: string }>();
  let chapter = "";
  for (const block of blocks) {
    const [, id] = CLAUSE_HEADING.exec(block.split("\n", 1)[0] ?? "") ?? [];
    if (id === undefined) chapter += block;
    else {
      sections.set(id, { chapter, text: block });
      chapter = "";
    }
  }
  return { intro, sections, rest: chapter };
}

const titleOf = (chapter: string): string => chapter.split("\n", 1)[0]?.trimEnd() ?? "";

/** Merges the chapters after the last clause: a chapter of the variant that is only a heading is replaced by the base's. */
function mergeRest(baseRest: string, ownRest: string): string {
  const baseChapters = new Map(splitAtHeadings(baseRest).map((chapter) => [titleOf(chapter), chapter]));
  const merged = splitAtHeadings(ownRest).map((chapter) => {
    const title = titleOf(chapter);
    return chapter.trim() === title ? (baseChapters.get(title) ?? chapter) : chapter;
  });
  return merged.join("");
}

/** Returns the chapters that contain no clause and are followed by one, by title. */
function chaptersWithoutClauses({ sections }: Rulebook): ReadonlyMap<string, string> {
  const chapters = [...sections.values()].flatMap(({ chapter }) =>
    splitAtHeadings(chapter).filter(Boolean).slice(0, -1),
  );
  return new Map(chapters.map((chapter) => [titleOf(chapter), chapter]));
}

/**
 * Moves chapters of a variant that replace such chapters of the base, by title, to their place in the base, so that a rewritten
 * summary stays where readers expect it.
 */
function placeChapters(base: Rulebook, own: Rulebook): readonly [Rulebook, Rulebook] {
  const baseChapters = chaptersWithoutClauses(base);
  const isReplacement = (chapter: string): boolean => baseChapters.has(titleOf(chapter));
  const replacements = new Map(
    [...own.sections.values()]
      .flatMap(({ chapter }) => splitAtHeadings(chapter).filter(isReplacement))
      .map((chapter) => [titleOf(chapter), chapter]),
  );
  const mapChapters = (book: Rulebook, map: (chapter: string) => string): Rulebook => {
    const sections = [...book.sections].map(([id, { chapter, text }]) => {
      return [id, { text, chapter: splitAtHeadings(chapter).map(map).join("") }] as const;
    });
    return { ...book, sections: new Map(sections) };
  };
  return [
    mapChapters(base, (chapter) => replacements.get(titleOf(chapter)) ?? chapter),
    mapChapters(own, (chapter) => (isReplacement(chapter) ? "" : chapter)),
  ];
}

/**
 * Merges the rulebook of a variant into that of its base, in the order of the variant's clauses:
 *
 * - sections of clauses: the variant's own, otherwise the base's;
 * - chapters: the base's, and those that the variant begins; one without clauses replaces the base's chapter of that title;
 * - the introduction and the chapters after the last clause: the variant's if it has any; a chapter there that is only a
 *   heading, such as `## Notation`, is replaced by the base's.
 *
 * @param base - the text of the base's `rulebook/en.mdx` or `fr.mdx`
 * @param own - the text of the variant's, with a section for every new or changed clause
 * @param clauses - the ids of the variant's clauses, in order
 */
export function mergeRulebook(base: string, own: string, clauses: readonly string[]): string {
  const [baseBook, ownBook] = placeChapters(parseRulebook(base), parseRulebook(own));
  const remaining = [...baseBook.sections.keys()];
  const sections = clauses.map((id) => {
    const [baseSection, ownSection] = [baseBook.sections.get(id), ownBook.sections.get(id)];
    // a chapter whose first clause is removed begins before its next clause
    const skipped = baseSection ? remaining.splice(0, remaining.indexOf(id) + 1).slice(0, -1) : [];
    const chapters = skipped
      .filter((other) => !clauses.includes(other))
      .map((other) => baseBook.sections.get(other)?.chapter ?? "");
    const chapter = ownSection?.chapter || chapters.join("") + (baseSection?.chapter ?? "");
    return chapter + ((ownSection ?? baseSection)?.text ?? "");
  });
  const intro = ownBook.intro.trim() ? ownBook.intro : baseBook.intro;
  const rest = ownBook.rest ? mergeRest(baseBook.rest, ownBook.rest) : baseBook.rest;
  return [intro, ...sections, rest].join("");
}

/** Returns the section of each clause of a rulebook by id, in order, without the chapters around them. */
export const sectionsByClause = (book: string): ReadonlyMap<string, string> =>
  new Map([...parseRulebook(book).sections].map(([id, { text }]) => [id, text]));
