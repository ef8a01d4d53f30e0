import fc from "fast-check";

const id: fc.Arbitrary<string> = fc.constantFrom("a.one", "a.two", "b.one", "b.two", "c.one");

const paragraph = fc.constantFrom(
  "One.\n\n",
  "\n",
  "```text\n## no chapter\n### a.one\n```\n",
  "~~~~\n~~~\n### b.one\n~~~~\n\n",
  "### Two words\n\n",
);

const heading = fc.oneof(
  id.map((clause) => `### ${clause}\n\n`),
  fc.constantFrom("## One\n\n", "## Two\n", "## Notation\n"),
);

const block = fc.tuple(heading, fc.array(paragraph, { maxLength: 2 })).map((parts) => parts.flat().join(""));

/** The ids of the clauses of a game. */
export const ids = fc.uniqueArray(id);

/** The Markdown of a rulebook, with any sections in any order. */
export const markdown = fc
  .tuple(fc.constantFrom("---\ntitle: A\n---\n", "# A\n", "\n"), fc.array(paragraph), fc.array(block))
  .map((parts) => parts.flat().join(""));
