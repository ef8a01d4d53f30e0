import { expect, test } from "vitest";
import { coverageByFile } from "../src/stryker/coverage-by-file.ts";

test("spreads the coverage of a file over its tests, and keeps the total", () => {
  const coverage = {
    static: {},
    perTest: {
      "a.test.ts#": { "1": 4 },
      "a.test.ts#first": { "1": 2, "2": 6 },
      "b.test.ts#only": { "2": 1 },
    },
  };
  expect(coverageByFile(coverage, ["a.test.ts#first", "a.test.ts#second", "b.test.ts#only"]).perTest).toEqual(
    {
      "a.test.ts#first": { "1": 3, "2": 3 },
      "a.test.ts#second": { "1": 3, "2": 3 },
      "b.test.ts#only": { "2": 1 },
    },
  );
});
