import { createTable, definePlugin } from "@serpentarium/core";
import base from "@serpentarium/ssserpent";
import { checkLaw, LAWS, wordsOf } from "@serpentarium/testkit";
import { describeTeaching } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import { after, ssserpentBites, teaching } from "../snippets/fields.ts";
import en from "../snippets/ssserpent-bites/words/en.json" with { type: "json" };

const plugin = definePlugin(ssserpentBites, [], [en, ...base.words]);
const folder = new URL("../snippets/ssserpent-bites", import.meta.url);
const words = wordsOf(plugin, { folder }).all;

test.each(LAWS.map((law) => [law.id, law] as const))(
  "a variant with a new field holds the law %s",
  (_id, law) => {
    expect(
      checkLaw(ssserpentBites, law, createTable(ssserpentBites), { runs: 2, words })?.what,
    ).toBeUndefined();
  },
);

test("the field is counted, and written once it is not as at the start", () => {
  expect(after).toBe("replant:red f3.NNWW.S.4.a g7.SS.N.4.j - - c7 1 0 41 1,0");
});

describeTeaching(plugin, teaching, { folder });

test("a task is excluded with its reason", () => {
  expect(teaching.tasks.map(({ id }) => id)).not.toContain("far-away");
});
