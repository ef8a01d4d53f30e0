import { expect, test } from "vitest";
import { membersOf, withLists } from "../src/lib/api-unions.ts";

const PLACED = '`Happening` & \\{ `by`: [`Colour`](/api/#colour) \\| `"blue"`; `type`: `"placed"`; \\}';
const WORDS = '`Record`\\<`"red"` \\| `"yellow"`, `string`\\>';
const PICKED = "(`a` \\| `b`)[]";

test("members of a union are not those of the unions within them", () => {
  expect(membersOf(`${PLACED} \\| ${WORDS} \\| ${PICKED}`)).toEqual([PLACED, WORDS, PICKED]);
});

test("a long union is a list, and a short one stays as it is", () => {
  const long = [PLACED, PLACED, WORDS, WORDS];
  const short = '> **Colour** = `"red"` \\| `"yellow"`';
  expect(withLists(`### Event\n\n> **Event** = ${long.join(" \\| ")}\n\nWhat happens.\n\n${short}\n`)).toBe(
    `### Event\n\n> **Event** =\n>\n${long.map((member) => `> - ${member}\n`).join("")}\nWhat happens.\n\n${short}\n`,
  );
});
