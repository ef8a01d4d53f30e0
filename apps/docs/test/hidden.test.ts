import { expect, test } from "vitest";
import * as hidden from "../snippets/hidden.ts";
import { readSource } from "../src/lib/api/read-source.ts";
import { GUIDE_LANGUAGES, pageOf } from "./guide-pages.ts";

/** The comments in a region of the snippets. */
const commentsIn = (region: string): string =>
  readSource("apps/docs/snippets/hidden.ts", [region])
    .split("\n")
    .flatMap((line) => /\/\/ (.*)$/.exec(line)?.slice(1) ?? [])
    .join("\n");

const formatComment = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(",", ", ")
    .replaceAll(/(\d), (?=\d)/g, "$1,");

test("nest.turn: the odds match the page and follow from the nests left", () => {
  expect(commentsIn("odds")).toContain(formatComment(hidden.outcomes));
  expect(hidden.gone).toMatchObject({ error: { code: "refused", clause: "nest.turn" } });
});

test("setup.deal: a deal is drawn from a seed and cannot be listed", () => {
  expect(commentsIn("draw")).toContain(hidden.drawn);
  expect(hidden.listed).toBeUndefined();
});

test("lay.hidden: the views match the page", () => {
  expect(commentsIn("view")).toContain(hidden.whole);
  expect(commentsIn("view")).toContain(hidden.boa);
  expect(commentsIn("seen")).toContain(hidden.open);
  expect(commentsIn("seen")).toContain(formatComment(hidden.own));
  expect(commentsIn("seen")).toContain(formatComment(hidden.other));
});

test("determinize: playouts from sampled positions distinguish the cards", () => {
  const eggs = hidden.chances.map(([, average]) => average);
  expect(Math.max(...eggs) - Math.min(...eggs)).toBeGreaterThan(0.1);
  for (const average of eggs) expect(average).toBeGreaterThan(1);
});

test("a record contains the whole deal", () => {
  expect(commentsIn("record")).toContain(formatComment(hidden.record));
});

test("the guide shows every region in both languages", () => {
  const regions = [...readSource("apps/docs/snippets/hidden.ts").matchAll(/#region (\w+)/g)].map(
    ([, name]) => name,
  );
  for (const language of GUIDE_LANGUAGES) {
    const page = pageOf("chance-and-hidden-information", language);
    expect(regions.filter((name) => !page.includes(`"${name}"`))).toEqual([]);
  }
});
