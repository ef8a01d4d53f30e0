import * as core from "@serpentarium/core";
import * as ticTacToe from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
// by path, because packages do not export their tests
import { docExamples, runDocExample } from "../node_modules/@serpentarium/core/test/doc-examples.ts";
import * as bots from "../src/index.ts";

const MODULES: Readonly<Record<string, object>> = {
  "@serpentarium/bots": bots,
  "@serpentarium/core": core,
  "@serpentarium/tic-tac-toe": ticTacToe,
};

async function load(name: string): Promise<object> {
  return MODULES[name] ?? expect.fail(name);
}

test.each(docExamples(new URL("../src/", import.meta.url)))(
  "the example at $name gives the stated results",
  async (example) => {
    const claims = await runDocExample(example, load);
    expect(claims).not.toEqual([]);
    for (const { actual, expected, expression } of claims) expect(actual, expression).toEqual(expected);
  },
);
