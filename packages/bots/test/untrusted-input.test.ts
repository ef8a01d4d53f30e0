import { createRecord } from "@serpentarium/core/record";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import * as bots from "../src/index.ts";
import { startPosition } from "./fixtures/positions.ts";

/** Functions that only receive what the program has created or checked itself. */
const TRUSTED =
  `aimOf analyseMatch bestAction connectBotWorker createBot createBotWorkerPool createMctsSearch equalShares estimateValue explainGreedy findForcedWin formatBot
    hint
    outcomeShares runBot solve think thinkSync toPort winsWithin`.split(/\s+/);
const UNTRUSTED = ["isLevel", "parseBot", "serveBots"];

test("every exported function is listed as taking trusted or untrusted input", () => {
  const exported = Object.entries(bots).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  );
  expect(exported.toSorted()).toEqual([...TRUSTED, ...UNTRUSTED].toSorted());
});

test("isLevel knows only the ids of levels", () => {
  for (const [what, value] of mutatedInputs("easy")) expect(bots.isLevel(value as string), what).toBe(false);
});

test("parseBot refuses everything but names of bots", () => {
  for (const [what, value] of mutatedInputs("greedy")) {
    expect(bots.parseBot(value as string), what).toMatchObject({ ok: false, error: { code: "bad-option" } });
  }
});

const position = startPosition(ticTacToe);
const table = position.table;
const REQUESTS = {
  think: { type: "think", id: 1, game: "tic-tac-toe", bot: { bot: "random" }, position, seed: 1 },
  analyse: {
    type: "analyse",
    id: 1,
    game: "tic-tac-toe",
    record: createRecord(ticTacToe, { table, actions: ["b2"] }),
    options: { iterations: 1 },
  },
  load: { type: "load", id: 1, url: "nowhere" },
  cancel: { type: "cancel", id: 1 },
};

test.each(Object.entries(REQUESTS))(
  "a worker survives any data in place of a %s request",
  async (_, good) => {
    const replies: bots.WorkerResponse[] = [];
    let receive = (_data: unknown): void => {};
    const port: bots.Port = {
      post: (message) => {
        replies.push(message as bots.WorkerResponse);
      },
      listen: (listener) => {
        receive = listener;
      },
      close() {},
    };
    bots.serveBots(port, { plugins: [plugin] });
    for (const [what, value] of mutatedInputs(good)) {
      expect(() => receive(value), what).not.toThrow();
    }
    replies.length = 0;
    receive({ ...REQUESTS.think, id: 77 });
    await expect.poll(() => replies.find(({ id }) => id === 77)?.type).toBe("thought");
  },
);
