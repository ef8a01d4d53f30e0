import { expect, test } from "vitest";
import { byFile } from "../src/stryker/by-file.ts";

test("what a file reaches is reached by each of its tests, and counted once", () => {
  const coverage = {
    static: {},
    perTest: {
      "a.test.ts#": { "1": 4 },
      "a.test.ts#first": { "1": 2, "2": 6 },
      "b.test.ts#only": { "2": 1 },
    },
  };
  expect(byFile(coverage, ["a.test.ts#first", "a.test.ts#second", "b.test.ts#only"]).perTest).toEqual({
    "a.test.ts#first": { "1": 3, "2": 3 },
    "a.test.ts#second": { "1": 3, "2": 3 },
    "b.test.ts#only": { "2": 1 },
  });
});
