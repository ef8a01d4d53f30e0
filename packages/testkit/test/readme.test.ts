import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LAWS } from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";

test("the readme lists every law in order, with its title", () => {
  const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = Array.from(text.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm), ([, id, title]) => [id, title]);
  expect(rows).toEqual(LAWS.map(({ id, title }) => [id, KIT_WORDS.format(title)]));
});
