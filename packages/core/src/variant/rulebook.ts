/** A rulebook taken apart at its clauses: what stands before the first, and the text of each by its id. */
interface Book {
  readonly intro: string;
  /** In order; the chapter that begins before a clause belongs to it. */
  readonly sections: ReadonlyMap<string, { readonly chapter: string; readonly text: string }>;
  /** What stands after the last clause: chapters without clauses, such as the notation. */
  readonly rest: string;
}

const HEADING = /^### (\S+)[ \t]*$/;

/** Splits a text before each line that is a heading of the second or third level; code blocks hold none. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [""];
  let isCode = false;
  for (const line of text.split(/(?<=\n)/)) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && /^#{2,3} /.test(line)) blocks.push(line);
    else blocks[blocks.length - 1] += line;
  }
  return blocks;
}

function bookOf(text: string): Book {
  const [intro = "", ...blocks] = blocksOf(text);
  const sections = new Map<string, { chapter: string; text: string }>();
  let chapter = "";
  for (const block of blocks) {
    const [, id] = HEADING.exec(block.split("\n", 1)[0] ?? "") ?? [];
    if (id === undefined) chapter += block;
    else {
      sections.set(id, { chapter, text: block });
      chapter = "";
    }
  }
  return { intro, sections, rest: chapter };
}

const titleOf = (chapter: string): string => chapter.split("\n", 1)[0]?.trimEnd() ?? "";

/** The chapters after the last clause; one of the variant that is only a heading stands for the base's of that title. */
function restOf(theirs: string, ours: string): string {
  const known = new Map(blocksOf(theirs).map((chapter) => [titleOf(chapter), chapter]));
  const told = blocksOf(ours).map((chapter) => {
    const title = titleOf(chapter);
    return chapter.trim() === title ? (known.get(title) ?? chapter) : chapter;
  });
  return told.join("");
}

/** The chapters before the clauses of a book by their titles, but for those in which a clause stands. */
function chaptersWithoutClauses({ sections }: Book): ReadonlyMap<string, string> {
  const chapters = [...sections.values()].flatMap(({ chapter }) =>
    blocksOf(chapter).filter(Boolean).slice(0, -1),
  );
  return new Map(chapters.map((chapter) => [titleOf(chapter), chapter]));
}

/**
 * Moves the chapters of a variant that have the titles of such chapters of the base to where the base has them: a summary
 * that is told anew stands where readers of the base know it.
 */
function placeChapters(theirs: Book, ours: Book): readonly [Book, Book] {
  const known = chaptersWithoutClauses(theirs);
  const isKnown = (chapter: string): boolean => known.has(titleOf(chapter));
  const own = [...ours.sections.values()].flatMap(({ chapter }) => blocksOf(chapter).filter(isKnown));
  const told = new Map(own.map((chapter) => [titleOf(chapter), chapter]));
  const edit = (book: Book, each: (chapter: string) => string): Book => {
    const sections = [...book.sections].map(([id, { chapter, text }]) => {
      return [id, { text, chapter: blocksOf(chapter).map(each).join("") }] as const;
    });
    return { ...book, sections: new Map(sections) };
  };
  return [
    edit(theirs, (chapter) => told.get(titleOf(chapter)) ?? chapter),
    edit(ours, (chapter) => (isKnown(chapter) ? "" : chapter)),
  ];
}

/**
 * The rulebook of a variant, whole: its own sections where it has them, those of the base elsewhere, in the order of the
 * variant's clauses. Chapters come from the base, and from the variant where it begins one; the introduction and the chapters
 * after the last clause are the variant's own where it has some; one that is only a heading, such as `## Notation`, is the
 * base's. A chapter without clauses takes the place of the base's of that title, wherever the variant has it.
 *
 * @param base - the text of the base's `rulebook/en.mdx` or `fr.mdx`
 * @param own - the variant's, with a section for every clause that is new or changed
 * @param clauses - the ids of the variant's clauses, in order
 */
export function mergeRulebook(base: string, own: string, clauses: readonly string[]): string {
  const [theirs, ours] = placeChapters(bookOf(base), bookOf(own));
  const left = [...theirs.sections.keys()];
  const told = clauses.map((id) => {
    const [before, mine] = [theirs.sections.get(id), ours.sections.get(id)];
    // a chapter whose first clause has gone begins with the next one that is left
    const gone = before ? left.splice(0, left.indexOf(id) + 1).slice(0, -1) : [];
    const chapters = gone
      .filter((other) => !clauses.includes(other))
      .map((other) => theirs.sections.get(other)?.chapter ?? "");
    const chapter = mine?.chapter || chapters.join("") + (before?.chapter ?? "");
    return chapter + ((mine ?? before)?.text ?? "");
  });
  const intro = ours.intro.trim() ? ours.intro : theirs.intro;
  return [intro, ...told, ours.rest ? restOf(theirs.rest, ours.rest) : theirs.rest].join("");
}

/** The text of each clause of a rulebook by its id, in order, without what stands around them. */
export const clauseTexts = (book: string): ReadonlyMap<string, string> =>
  new Map([...bookOf(book).sections].map(([id, { text }]) => [id, text]));
