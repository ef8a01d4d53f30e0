import ticTacToe from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { spoilt } from "../../testkit/src/junk.ts";
import * as lab from "../src/index.ts";
import * as queue from "../src/queue/index.ts";
import { parsePiece, queuePiece } from "../src/queue/queued-piece.ts";
import { parseShard, queueShard } from "../src/queue/queued-shard.ts";
import { opened } from "./fixtures/opened.ts";

/** Functions that are given only what the program has made or checked itself. */
const INSIDE =
  `QueueError StoreError beginProgress compareRuns createCrewHere createTally createThreads differ drawPlot
  mergeTallies pageOfPaper paperOfComparison paperOfReport paperOfSweep playGame playShard reportOf runLab sweepOf
  textOfPaper withPiece`.split(/\s+/);
/** What else is tested with what a file or a Redis may hold: `resume.test.ts` and `queue.test.ts`. */
const ELSEWHERE = ["openQueue", "openStore", "openWorker"];

test("every exported function is known to take what comes from outside, or not to", () => {
  const exported = [lab, queue].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );

  expect(exported.toSorted()).toEqual([...INSIDE, ...ELSEWHERE, "createSetup", "openSetup"].toSorted());
});

const open = opened(ticTacToe, "examples/tic-tac-toe", { sampling: { every: 1, judge: "mcts:2" } });
const { game } = open;

const ENTRIES: Readonly<Record<string, { readonly good: unknown; readonly ask: (value: never) => unknown }>> =
  {
    createSetup: {
      good: {
        seats: 2,
        options: {},
        bots: ["random"],
        seed: "1",
        longest: 9,
        sampling: { every: 1, turns: 1 },
      },
      ask: (value) => lab.createSetup(game, "nowhere", value),
    },
    openSetup: { good: open.setup, ask: (value) => lab.openSetup(open.plugin, value) },
  };

test.each(Object.entries(ENTRIES))("%s answers anything with a result", (_, { good, ask }) => {
  expect(ask(good as never)).toMatchObject({ ok: true });
  for (const [what, value] of spoilt(good)) {
    const answer = ask(value as never);
    expect(answer, what).toSatisfy(
      ({ ok, error }) => ok === true || (/^bad-/.test(error.code) && error.message.fr !== ""),
    );
  }
});

test("a shard and a tally that are anything are none, or can be played and reported", () => {
  const range = { from: 0, to: 1 };
  const shard = queueShard({ setup: open.setup, ...range });
  const piece = queuePiece(lab.playShard(open, range));
  for (const [what, value] of spoilt("junk")) {
    expect(parseShard(value, shard.id), what).toBeUndefined();
    expect(parsePiece(value, range, open), what).toBeUndefined();
  }
  expect(parseShard(shard.text, shard.id)).toBeDefined();
  expect(parsePiece(piece, range, open)).toBeDefined();
});
