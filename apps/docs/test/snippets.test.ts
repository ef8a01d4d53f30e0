import { type Example, unwrap } from "@serpentarium/core";
import { runExample } from "@serpentarium/testkit";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import data from "../snippets/lesson/rulebook/examples.json" with { type: "json" };
import { again, match, record, refusals } from "../snippets/match.ts";
import { refusal, text as refusalText } from "../snippets/refusal.ts";
import * as rules from "../snippets/rules.ts";
import * as row from "../snippets/series.ts";
import { readSource } from "../src/lib/api/read-source.ts";

test("rules: the results match the page", () => {
  expect(rules.choices).toHaveLength(9);
  expect(rules.text).toBe("place:2 ....x....");
  expect(readSource("apps/docs/snippets/rules.ts", ["words"])).toContain(
    JSON.stringify(rules.told).slice(1, -1),
  );
  expect(unwrap(rules.opened).position.phase).toBe("place");
  expect(rules.end.phase).toBe("over");
});

test("place.free: the refusal matches the page", () => {
  const shown = readSource("apps/docs/snippets/refusal.ts", ["refusal"])
    .split("\n")
    .filter((line) => line.startsWith("// "));
  const text = shown
    .map((line) => line.slice(3))
    .join("\n")
    .replaceAll(/(\w+): /g, '"$1": ')
    .replaceAll(/,(\s*})/g, "$1");
  expect(refusal).toEqual(JSON.parse(text));
  expect(readSource("apps/docs/snippets/refusal.ts", ["words"])).toContain(`// "${refusalText}"`);
});

test("the example holds", () => {
  const examples: readonly Example[] = data.examples;
  expect(examples.map((example) => runExample(ticTacToe, example))).toEqual([undefined]);
});

test("match: the bot answers, a refusal names its clause, and a snapshot restores the match", () => {
  expect(refusals).toEqual(["place.free"]);
  const { position } = match.getSnapshot().context;
  expect(again?.getSnapshot().context.position).toEqual(position);
  expect(record?.actions).toHaveLength(2);
});

test("score.series: a series continues game by game, and its points add up", () => {
  expect(row.between).toBe(true);
  expect(row.points).toEqual(["2", "0"]);
  expect(readSource("apps/docs/snippets/series.ts", ["series"])).toContain(
    JSON.stringify(row.points).replace(",", ", "),
  );
  expect(row.match.getSnapshot().context).toMatchObject({
    ended: { reason: "resign", seat: 0 },
    earlier: [{}],
  });
});
