import { LANGUAGES } from "@serpentarium/core";
import { expect, test } from "vitest";
import * as hidden from "../snippets/hidden.ts";
import { sourceOf } from "../src/lib/source.ts";
import { pageOf } from "./guide-pages.ts";

/** The comments in a region of the snippets. */
const said = (region: string): string =>
  sourceOf("apps/docs/snippets/hidden.ts", [region])
    .split("\n")
    .flatMap((line) => /\/\/ (.*)$/.exec(line)?.slice(1) ?? [])
    .join("\n");

const written = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(",", ", ")
    .replaceAll(/(\d), (?=\d)/g, "$1,");

test("nest.turn: the odds are those of the page, and what is left decides", () => {
  expect(said("odds")).toContain(written(hidden.outcomes));
  expect(hidden.gone).toMatchObject({ error: { code: "refused", clause: "nest.turn" } });
});

test("setup.deal: a deal is drawn from a seed, and cannot be listed", () => {
  expect(said("draw")).toContain(hidden.drawn);
  expect(hidden.listed).toBeUndefined();
});

test("lay.hidden: each sees what the page says", () => {
  expect(said("view")).toContain(hidden.whole);
  expect(said("view")).toContain(hidden.boa);
  expect(said("seen")).toContain(hidden.open);
  expect(said("seen")).toContain(written(hidden.own));
  expect(said("seen")).toContain(written(hidden.other));
});

test("determinize: playing on from drawn worlds tells the cards apart", () => {
  const eggs = hidden.chances.map(([, average]) => average);
  expect(Math.max(...eggs) - Math.min(...eggs)).toBeGreaterThan(0.1);
  for (const average of eggs) expect(average).toBeGreaterThan(1);
});

test("a record holds the deal, open", () => {
  expect(said("record")).toContain(written(hidden.record));
});

test("both pages show every region of the snippets", () => {
  const regions = [...sourceOf("apps/docs/snippets/hidden.ts").matchAll(/#region (\w+)/g)].map(
    ([, name]) => name,
  );
  for (const language of LANGUAGES) {
    const page = pageOf("chance-and-hidden-information", language);
    expect(regions.filter((name) => !page.includes(`"${name}"`))).toEqual([]);
  }
});
