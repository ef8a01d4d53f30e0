import hiddenHands from "@serpentarium/hidden-hands";
import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { playShard } from "../src/index.ts";
import { parsePiece, queuePiece } from "../src/queue/queued-piece.ts";
import { parseShard, queueShard, setupKey } from "../src/queue/queued-shard.ts";
import { formatLine } from "../src/store/line.ts";
import daring from "./fixtures/daring.ts";
import { opened } from "./fixtures/opened.ts";

const RANGE = { from: 3, to: 13 };
const open = opened(ticTacToe, "examples/tic-tac-toe", { sampling: { every: 2, judge: "mcts:4" } });
const text = queuePiece(playShard(open, RANGE)) ?? "";
/** The same with something else in it, and its sum made to fit. */
const changed = (change: (text: string) => string): string => {
  const line = JSON.parse(change(text)).line;
  return formatLine(line);
};

describe("a piece that travels", () => {
  test.each([
    ["a game with samples", open],
    ["chance, and a game that judges itself", opened(daring, "packages/lab/test/fixtures/daring.ts")],
    ["three seats that hide their hands", opened(hiddenHands, "examples/hidden-hands", { seats: 3 })],
    ["many clauses and phases", opened(pantarei, "packages/pantarei", { bots: ["greedy", "random"] })],
  ])("%s: comes back as it was", (_name, setup) => {
    const piece = playShard(setup, RANGE);
    expect(parsePiece(queuePiece(piece), RANGE, setup)).toEqual(piece);
  });

  test("as it was written, it is taken", () => {
    expect(
      parsePiece(
        changed((same) => same),
        RANGE,
        open,
      ),
    ).toEqual(parsePiece(text, RANGE, open));
    expect(parsePiece(text, RANGE, open)).toBeDefined();
  });

  test.each([
    ["nothing", null],
    ["a number", 1],
    ["no line", "{}"],
    ["a line that was changed", text.replace('"games":10', '"games":11')],
    ["a sum over no JSON", '{"sum":"44136fa355b3678a","line":{{}'],
    ["other games", changed((one) => one.replace('"from":3', '"from":4'))],
    [
      "more games than its range",
      changed((one) => one.replace('"tally":{"games":10', '"tally":{"games":11')),
    ],
    ["half a game", changed((one) => one.replace(/"wins":\d+/, '"wins":0.5'))],
    ["fewer than none", changed((one) => one.replace(/"wins":\d+/, '"wins":-1'))],
    ["a sum beyond measure", changed((one) => one.replace(/"xx":"\d+n"/, `"xx":"${"9".repeat(70)}n"`))],
    ["a number for a sum", changed((one) => one.replace(/"xx":"\d+n"/, '"xx":5'))],
    ["bins without end", changed((one) => one.replace(/"bins":\[/, `"bins":[${"0,".repeat(5000)}`))],
    ["a least that is in no bin", changed((one) => one.replace(/"least":\d+/, '"least":0'))],
    ["a most beyond the last bin", changed((one) => one.replace(/"most":\d+/, '"most":4294967295'))],
    ["a least without bins", changed((one) => one.replace(/"bins":\[[\d,]+\]/, '"bins":[]'))],
    ["no least", changed((one) => one.replace(/"least":\d+/, '"least":null'))],
    ["a last bin without any", changed((one) => one.replace(/"bins":\[([\d,]+)\]/, '"bins":[$1,0]'))],
    ["a measure of its own", changed((one) => one.replace('"sharing":', '"caring":1,"sharing":'))],
    ["no end of text", `${text}${" ".repeat(5_000_000)}`],
  ])("%s: refused", (_name, data) => {
    expect(parsePiece(data, RANGE, open)).toBeUndefined();
  });
});

describe("a shard that travels", () => {
  test("says nothing of where a plugin lies, and comes back under its id", () => {
    const { id, text: data } = queueShard({ setup: open.setup, ...RANGE });
    expect(data).not.toContain("plugin");
    const { plugin: _, ...setup } = open.setup;
    expect(parseShard(data, id)).toEqual({ setup, ...RANGE });
    expect(parseShard(data, `${id}0`)).toBeUndefined();
  });

  test("the key is that of the settings, not of the machine", () => {
    const elsewhere = { ...open.setup, plugin: "file:///elsewhere.js" };
    expect(setupKey(elsewhere)).toBe(setupKey(open.setup));
    for (const other of [
      { seed: "2" },
      { version: "9.9.9" },
      { longest: 5 },
      { bots: ["greedy", "random"] },
    ]) {
      expect(setupKey({ ...open.setup, ...other })).not.toBe(setupKey(open.setup));
    }
  });
});
