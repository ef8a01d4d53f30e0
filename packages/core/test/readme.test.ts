import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as scene from "../src/scene/index.ts";
import * as words from "../src/words/index.ts";
import coreEn from "../words/en.json" with { type: "json" };
import { runDocExample } from "./doc-examples.ts";

const MODULES: Readonly<Record<string, object>> = {
  "@serpentarium/core/scene": scene,
  "@serpentarium/core/words": words,
  "@serpentarium/core/words/en": { default: coreEn },
};

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const programs = Array.from(readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code = ""]) => code);

test("the programs of the README give the stated results", async () => {
  const claims = [];
  for (const code of programs)
    claims.push(...(await runDocExample({ name: "", code }, async (name) => MODULES[name] ?? {})));
  expect(claims.length).toBeGreaterThan(3);
  for (const { actual, expected, expression } of claims) expect(actual, expression).toEqual(expected);
});
