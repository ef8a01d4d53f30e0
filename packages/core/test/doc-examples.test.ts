import { describe, expect, test } from "vitest";
import * as core from "../src/index.ts";
import * as notation from "../src/notation/index.ts";
import * as options from "../src/options/index.ts";
import * as record from "../src/record/index.ts";
import * as scene from "../src/scene/index.ts";
import * as series from "../src/series/index.ts";
import * as teaching from "../src/teaching/index.ts";
import * as turn from "../src/turn/index.ts";
import * as words from "../src/words/index.ts";
import { docExamples, runDocExample } from "./doc-examples.ts";

const MODULES: Readonly<Record<string, object>> = {
  "@serpentarium/core": core,
  "@serpentarium/core/notation": notation,
  "@serpentarium/core/options": options,
  "@serpentarium/core/record": record,
  "@serpentarium/core/scene": scene,
  "@serpentarium/core/series": series,
  "@serpentarium/core/teaching": teaching,
  "@serpentarium/core/turn": turn,
  "@serpentarium/core/words": words,
};

async function load(name: string): Promise<object> {
  return MODULES[name] ?? (await import(name));
}

describe("examples in doc comments", () => {
  const examples = docExamples(new URL("../src/", import.meta.url));

  test("are found in all files", () => {
    expect(examples.map(({ name }) => name.split(":")[0])).toEqual(
      expect.arrayContaining(["record/early-ending.ts", "options/options.ts", "words/words.ts"]),
    );
  });

  test.each(examples)("$name", async (example) => {
    const claims = await runDocExample(example, load);
    expect(claims).not.toEqual([]);
    for (const { actual, expected, expression } of claims) expect(actual, expression).toEqual(expected);
  });

  test("reports a wrong claim, and throws for an example that throws", async () => {
    const code =
      'import { seatsOf as put } from "@serpentarium/core";\n\nconst seats: number = 1;\nput({ seats }); // => [1]';
    const [claim] = await runDocExample({ name: "", code }, load);
    expect(claim).toEqual({ expression: "put({ seats })", actual: [0], expected: [1] });
    await expect(runDocExample({ name: "", code: "nothing(); // => 1" }, load)).rejects.toThrow("nothing");
  });
});
