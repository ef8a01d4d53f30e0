import { createTable, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { expect, test } from "vitest";
import { chooseAction } from "../src/choose-action.ts";
import type { Explanation, MctsSpec } from "../src/index.ts";
import { createUselessTest } from "../src/useless.ts";

const BOT: MctsSpec = { bot: "mcts" };
const positionOf = (text: string) => unwrap(pantarei.parsePosition(text, createTable(pantarei)));
const row = "l1+d2+l1+d1+l2,d1,d3,l3,l2,d1,n,l2,l1,d2,d3,l3,d3,d2,l3";
const position = positionOf(`move:2 ${row} light - 0`);
const actionOf = (text: string) => unwrap(pantarei.parseAction(text, position));

/** The last turn of player 2 exchanged 2 and 3. */
const swapped = positionOf(`move:2 ${row.replace("d1,d3", "d3,d1")} light - 0`);
const previous = { from: swapped, position: pantarei.apply(swapped, actionOf("2x3")) };

test.each([
  ["exchanges two alike pieces", "2x6", undefined, true],
  ["exchanges two different pieces", "2x3", undefined, false],
  ["exchanges them back", "2x3", previous, true],
  ["exchanges others", "3x6", previous, false],
  ["moves a pile", "2R", previous, false],
])("an action that %s", (_, text, last, isUseless) => {
  expect(createUselessTest(pantarei, position, last)(actionOf(text))).toBe(isUseless);
});

const explanationOf = (...actions: readonly (readonly [text: string, share: number])[]): Explanation<never> =>
  ({
    actor: 1,
    iterations: 1000,
    shares: [0.5, 0.5],
    proven: false,
    actions: actions.map(([text, share]) => ({
      action: actionOf(text),
      text,
      visits: 400,
      shares: [1 - share, share],
      proven: false,
    })),
  }) as never;

test.each([
  [
    "not while another is as good",
    [
      ["2x6", 0.5],
      ["3L", 0.3],
      ["2R", 0.49],
    ],
    "2R",
  ],
  [
    "where all others are worse",
    [
      ["2x6", 0.5],
      ["3L", 0.3],
      ["2R", 0.4],
    ],
    "2x6",
  ],
  [
    "where the others are useless, too",
    [
      ["2x6", 0.5],
      ["2x3", 0.5],
    ],
    "2x6",
  ],
] as const)("a useless action is played %s", (_, actions, played) => {
  const request = { game: pantarei, position, seed: 1, previous };
  expect(chooseAction(request, explanationOf(...actions), BOT).actions[0]?.text).toBe(played);
});

test("mistakes are not useless either", () => {
  const explanation = explanationOf(["3x6", 0.5], ["2x6", 0.5], ["2x3", 0.5]);
  for (let seed = 0; seed < 50; seed++) {
    const request = { game: pantarei, position, seed, previous };
    expect(chooseAction(request, explanation, { ...BOT, temperature: 1 }).actions[0]?.text).toBe("3x6");
  }
});
