import { expect, test } from "vitest";
import { listLongUnions, unionMembers } from "../src/lib/api/typedoc-union-lists.ts";

const PLACED = '`Happening` & \\{ `by`: [`Colour`](/api/#colour) \\| `"blue"`; `type`: `"placed"`; \\}';
const WORDS = '`Record`\\<`"red"` \\| `"yellow"`, `string`\\>';
const PICKED = "(`a` \\| `b`)[]";

test("splits a union only at its top level", () => {
  expect(unionMembers(`${PLACED} \\| ${WORDS} \\| ${PICKED}`)).toEqual([PLACED, WORDS, PICKED]);
});

test("turns a long union into a list and keeps a short one", () => {
  const long = [PLACED, PLACED, WORDS, WORDS];
  const short = '> **Colour** = `"red"` \\| `"yellow"`';
  expect(
    listLongUnions(`### Event\n\n> **Event** = ${long.join(" \\| ")}\n\nWhat happens.\n\n${short}\n`),
  ).toBe(
    `### Event\n\n> **Event** =\n>\n${long.map((member) => `> - ${member}\n`).join("")}\nWhat happens.\n\n${short}\n`,
  );
});
