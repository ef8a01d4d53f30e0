import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chaptersOf, coverageOf, formatRulebook, mergeSections, parseRulebook } from "../src/index.ts";
import { ids, markdown } from "./arbitrary-rulebook.ts";

fc.configureGlobal({ seed: 1 });

const BOOK = `---
title: Pebbles
---

Two players, one pond.

## Playing

You take turns.

### move.throw

Throw a pebble.

#### Far

### Note well

\`\`\`\`text
## no chapter
\`\`\`
### no.clause
\`\`\`\`

~~~
### no.other
~~~

\`\`\` is text in backticks, as \`\`\`

### move.sink ###

It sinks.

## Notation
`;

const kindsAndTitles = (book: string): readonly string[] =>
  parseRulebook(book).map(({ kind, title }) => `${kind}: ${title}`);

describe("the sections of a rulebook", () => {
  test("are front matter, introduction, chapters and clauses; headings in code and all others are text", () => {
    expect(kindsAndTitles(BOOK)).toEqual([
      "front-matter: ",
      "introduction: ",
      "chapter: Playing",
      "clause: move.throw",
      "clause: move.sink",
      "chapter: Notation",
    ]);
  });

  test("have their text below the heading, and all their lines with numbers", () => {
    const [front, introduction, , clause, , notation] = parseRulebook(BOOK);
    expect(front?.text).toBe("---\ntitle: Pebbles\n---");
    expect(introduction?.text).toBe("Two players, one pond.");
    expect(clause?.text.startsWith("Throw a pebble.\n\n#### Far\n\n### Note well\n")).toBe(true);
    expect(clause?.lines[0]).toEqual({ text: "### move.throw", number: 11, isCode: false });
    expect(clause?.lines.filter(({ isCode }) => isCode).map(({ number }) => number)).toEqual([
      19, 20, 21, 22, 23, 25, 26, 27,
    ]);
    expect(notation?.text).toBe("");
  });

  test("are the same with the line ends of Windows", () => {
    expect(parseRulebook(BOOK.replaceAll("\n", "\r\n"))).toEqual(parseRulebook(BOOK));
  });

  test("make up the rulebook", () => {
    expect(formatRulebook(parseRulebook(BOOK))).toBe(BOOK);
    fc.assert(
      fc.property(markdown, (book) => {
        expect(formatRulebook(parseRulebook(book))).toBe(book);
      }),
    );
  });

  test("belong to chapters", () => {
    const titles = chaptersOf(parseRulebook(`### a.one\n\n${BOOK}`.replace(/^---[\s\S]*?---\n/m, ""))).map(
      ({ title, sections }) => [title, ...sections.map((section) => section.title)],
    );
    expect(titles).toEqual([
      ["", "a.one"],
      ["Playing", "Playing", "move.throw", "move.sink"],
      ["Notation", "Notation"],
    ]);
  });
});

test("an open fence, and front matter without end", () => {
  expect(kindsAndTitles("```\n### a.one\n")).toEqual(["introduction: "]);
  expect(kindsAndTitles("---\n## One\n")).toEqual(["introduction: ", "chapter: One"]);
});

test("the coverage of clauses", () => {
  const sections = parseRulebook(BOOK);
  expect(coverageOf(sections, ["move.sink", "move.throw"])).toEqual({ missing: [], unknown: [] });
  expect(coverageOf(sections, ["move.sink", "end.pond"])).toEqual({
    missing: ["end.pond"],
    unknown: ["move.throw"],
  });
});

test("merging keeps all sections of the variant, and those of the base that it does not replace", () => {
  fc.assert(
    fc.property(markdown, markdown, ids, (base, own, clauses) => {
      const [theirs, ours] = [base, own].map((book) =>
        parseRulebook(book).filter(({ kind }) => kind === "clause"),
      );
      const merged = mergeSections(parseRulebook(base), parseRulebook(own), clauses);
      const texts = (sections: typeof merged = []) =>
        sections.map(({ title, text }) => `${title}: ${text}`).toSorted();
      const isReplaced = (id: string) => ours?.some(({ title }) => title === id) ?? false;
      const kept = theirs?.filter(({ title }) => clauses.includes(title) && !isReplaced(title)) ?? [];
      const found = merged.filter(({ kind }) => kind === "clause");
      expect(texts(found)).toEqual(texts([...(ours ?? []), ...kept]));
      const isOwn = ({ lines: [heading] }: (typeof merged)[number]) => heading?.number !== undefined;
      expect(texts(found.filter(isOwn))).toEqual(texts(ours));
      const known = [...new Set(found.map(({ title }) => title))].filter((id) => clauses.includes(id));
      expect(known).toEqual(clauses.filter((id) => known.includes(id)));
    }),
  );
});
