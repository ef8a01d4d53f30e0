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

/**
 * The rulebook of a variant, whole: its own sections where it has them, those of the base elsewhere, in the order of the
 * variant's clauses. Chapters come from the base, and from the variant where it begins one; the introduction and the chapters
 * after the last clause are the variant's own where it has some.
 *
 * @param base - the text of the base's `rulebook/en.mdx` or `fr.mdx`
 * @param own - the variant's, with a section for every clause that is new or changed
 * @param clauses - the ids of the variant's clauses, in order
 */
export function mergeRulebook(base: string, own: string, clauses: readonly string[]): string {
  const [theirs, ours] = [bookOf(base), bookOf(own)];
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
  return [intro, ...told, ours.rest || theirs.rest].join("");
}

/** The text of each clause of a rulebook by its id, in order, without what stands around them. */
export const clauseTexts = (book: string): ReadonlyMap<string, string> =>
  new Map([...bookOf(book).sections].map(([id, { text }]) => [id, text]));
