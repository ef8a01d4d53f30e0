import { parseRulebook } from "@serpentarium/rulebook";
import { expect, test } from "vitest";
import { renderSections } from "../src/inspect/sections.ts";

const BOOK = `---
title: Pebbles
---

Two **players**.

## Moving

### move.one

One step, as \`a1\`.

\`\`\`text
### move.two
\`\`\`

### Not a clause

Prose.

## Options

| Option | Default |
| --- | --- |
| \`goal\` | 7 |
`;

test("sections become HTML, without the front matter", () => {
  const sections = renderSections(parseRulebook(BOOK));
  expect(sections.map(({ kind, title }) => `${kind} ${title}`.trim())).toEqual([
    "introduction",
    "chapter Moving",
    "clause move.one",
    "chapter Options",
  ]);
  const [intro, , clause, options] = sections.map(({ html }) => html);
  expect(intro).toContain("<strong>players</strong>");
  expect(intro).not.toContain("title:");
  expect(clause).toContain("### move.two");
  expect(clause).toMatch(/<h3[^>]*>Not a clause<\/h3>/);
  expect(options).toContain('<div class="wide"><table>');
});
