import hiddenHands from "@serpentarium/hidden-hands";
import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { playShard } from "../src/index.ts";
import { formatResult, parseResult } from "../src/queue/queued-result.ts";
import { SHARDS, toQueuedShard } from "../src/queue/queued-shard.ts";
import { formatTask, isResultText, parseTask } from "../src/queue/task-type.ts";
import { formatLine } from "../src/store/store-line.ts";
import daring from "./fixtures/daring.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";

const RANGE = { from: 3, to: 13 };
const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", {
  sampling: { every: 2, judge: "mcts:4" },
});
const text = formatResult(playShard(resolved, RANGE));
/** The text with a change, and with the checksum of the changed text. */
const changed = (change: (text: string) => string): string => {
  const line = JSON.parse(change(text)).line;
  return formatLine(line);
};

describe("a queued result", () => {
  test.each([
    ["a game with samples", resolved],
    [
      "a game with chance and an evaluation of its own",
      createResolvedSetup(daring, "packages/lab/test/fixtures/daring.ts"),
    ],
    [
      "a game of three seats with hidden hands",
      createResolvedSetup(hiddenHands, "examples/hidden-hands", { seats: 3 }),
    ],
    [
      "a game with many clauses and phases",
      createResolvedSetup(pantarei, "packages/pantarei", { bots: ["greedy", "random"] }),
    ],
  ])("is parsed as it was formatted: %s", (_name, setup) => {
    const result = playShard(setup, RANGE);
    expect(parseResult(formatResult(result), RANGE, setup)).toEqual(result);
  });

  test("is accepted unchanged", () => {
    expect(
      parseResult(
        changed((same) => same),
        RANGE,
        resolved,
      ),
    ).toEqual(parseResult(text, RANGE, resolved));
    expect(parseResult(text, RANGE, resolved)).toBeDefined();
  });

  test.each([
    ["no line", "{}"],
    ["a changed line", text.replace('"games":10', '"games":11')],
    ["a checksum of invalid JSON", '{"sum":"44136fa355b3678a","line":{{}'],
    ["other games", changed((one) => one.replace('"from":3', '"from":4'))],
    [
      "more games than its range",
      changed((one) => one.replace('"tally":{"games":10', '"tally":{"games":11')),
    ],
    ["a fractional count", changed((one) => one.replace(/"wins":\d+/, '"wins":0.5'))],
    ["a negative count", changed((one) => one.replace(/"wins":\d+/, '"wins":-1'))],
    ["a sum that is too large", changed((one) => one.replace(/"xx":"\d+n"/, `"xx":"${"9".repeat(70)}n"`))],
    ["a sum at its upper bound", changed((one) => one.replace(/"xx":"\d+n"/, `"xx":"${10n ** 60n}n"`))],
    ["a sum at its lower bound", changed((one) => one.replace(/"xx":"\d+n"/, `"xx":"${-(10n ** 60n)}n"`))],
    ["a number instead of a bigint", changed((one) => one.replace(/"xx":"\d+n"/, '"xx":5'))],
    ["too many bins", changed((one) => one.replace(/"bins":\[/, `"bins":[${"0,".repeat(5000)}`))],
    ["a minimum in an empty bin", changed((one) => one.replace(/"least":\d+/, '"least":0'))],
    ["a maximum beyond the last bin", changed((one) => one.replace(/"most":\d+/, '"most":4294967295'))],
    ["a minimum without bins", changed((one) => one.replace(/"bins":\[[\d,]+\]/, '"bins":[]'))],
    ["no minimum", changed((one) => one.replace(/"least":\d+/, '"least":null'))],
    ["an empty last bin", changed((one) => one.replace(/"bins":\[([\d,]+)\]/, '"bins":[$1,0]'))],
    ["an unknown measure", changed((one) => one.replace('"sharing":', '"caring":1,"sharing":'))],
  ])("is refused: %s", (_name, data) => {
    expect(parseResult(data, RANGE, resolved)).toBeUndefined();
  });
});

test.each([
  ["nothing", null],
  ["a number", 1],
  ["text that is too long", " ".repeat(5_000_000)],
])("%s is no result", (_name, data) => {
  expect(isResultText(data)).toBe(false);
});

describe("a queued shard", () => {
  const shard = toQueuedShard({ setup: resolved.setup, ...RANGE });
  const { id, text: data } = formatTask(SHARDS, shard);

  test("does not contain the module of the plugin, and is parsed only with its id", () => {
    expect(data).not.toContain("plugin");
    const { plugin: _, ...setup } = resolved.setup;
    expect(parseTask(SHARDS, data, id)).toEqual({ setup, ...RANGE });
    expect(parseTask(SHARDS, data, `${id}0`)).toBeUndefined();
  });

  test("has an id that depends on the settings and the games, not on the order of the settings", () => {
    const { seed, ...others } = shard.setup;
    const reordered = { to: RANGE.to, from: RANGE.from, setup: { ...others, seed } };
    expect(formatTask(SHARDS, reordered).text).not.toBe(data);
    expect(formatTask(SHARDS, reordered).id).toBe(id);
    for (const other of [
      { seed: "2" },
      { version: "9.9.9" },
      { longest: 5 },
      { bots: ["greedy", "random"] },
    ]) {
      const changedShard = { ...shard, setup: { ...shard.setup, ...other } };
      expect(formatTask(SHARDS, changedShard).id).not.toBe(id);
    }
    expect(formatTask(SHARDS, { ...shard, to: RANGE.to - 1 }).id).not.toBe(id);
  });
});
