import { formatRecord } from "@serpentarium/core/record";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { spoilt } from "../../testkit/src/junk.ts";
import * as bots from "../src/index.ts";
import { startOf } from "./fixtures/positions.ts";

/** Functions that are given only what the program has made or checked itself. */
const INSIDE =
  `analyse bestOf connectBots consider createBot createSearch equalShares estimate explainGreedy formatBot hint
  portOf sharesOf solve think thinkAtOnce`.split(/\s+/);
const OUTSIDE = ["parseBot", "serveBots"];

test("every exported function is known to take what comes from outside, or not to", () => {
  const exported = Object.entries(bots).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  );
  expect(exported.toSorted()).toEqual([...INSIDE, ...OUTSIDE].toSorted());
});

test("parseBot refuses whatever is no name of a bot", () => {
  for (const [what, value] of spoilt("greedy")) {
    expect(bots.parseBot(value as string), what).toMatchObject({ ok: false, error: { code: "bad-option" } });
  }
});

const position = startOf(ticTacToe);
const table = position.table;
const REQUESTS = {
  think: { type: "think", id: 1, game: "tic-tac-toe", bot: { bot: "random" }, position, seed: 1 },
  analyse: {
    type: "analyse",
    id: 1,
    game: "tic-tac-toe",
    record: formatRecord(ticTacToe, { table, actions: ["b2"] }),
    options: { iterations: 1 },
  },
  load: { type: "load", id: 1, url: "nowhere" },
  cancel: { type: "cancel", id: 1 },
};

test.each(Object.entries(REQUESTS))("a worker lives through anything in the place of %s", async (_, good) => {
  const replies: bots.Reply[] = [];
  let hear = (_data: unknown): void => {};
  const port: bots.Port = {
    post: (message) => {
      replies.push(message as bots.Reply);
    },
    listen: (listener) => {
      hear = listener;
    },
    close() {},
  };
  bots.serveBots(port, { plugins: [plugin] });
  for (const [what, value] of spoilt(good)) {
    expect(() => hear(value), what).not.toThrow();
  }
  replies.length = 0;
  hear({ ...REQUESTS.think, id: 77 });
  await expect.poll(() => replies.find(({ id }) => id === 77)?.type).toBe("thought");
});
