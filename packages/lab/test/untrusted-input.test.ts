import ticTacToe from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import botsEn from "../../bots/words/en.json" with { type: "json" };
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import * as html from "../src/html.ts";
import * as lab from "../src/index.ts";
import * as ladder from "../src/ladder/index.ts";
import * as openings from "../src/openings/index.ts";
import * as queue from "../src/queue/index.ts";
import { formatResult, parseResult } from "../src/queue/queued-result.ts";
import { SHARDS, toQueuedShard } from "../src/queue/queued-shard.ts";
import { formatTask, parseTask } from "../src/queue/task-type.ts";
import * as train from "../src/train/index.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { wordsOf } from "./fixtures/words.ts";

const words = wordsOf("en", botsEn);

/** Functions that only get checked data. */
const CHECKED_INPUT =
  `QueueError RunStoreError isRunStoreError buildLadder buildReport buildSweep buildTrainingReport compareRuns countOpenings
  createLocalPool createSetupProgress createTally createThreadPool createTrainingPool drawPlot fitNetwork
  findOpening hasSignificantDifferences ladderSubject matchNetwork matchesAt mergeMatches mergeTallies pairResultsOf
  playGame playNetworkMatch playShard playTrainingGame proportionInterval rankingKey ratePlayers renderHtml
  renderPlainText runLab seatPlayers sequentialTest tableResultOf toComparisonDocument toLadderDocument toOpeningsDocument toReportDocument
  toSweepDocument toTrainingDocument trainNetwork withShardResult`.split(/\s+/);
/** Functions whose untrusted input is tested in `resume.test.ts`, `queue.test.ts` and `train.test.ts`. */
const TESTED_ELSEWHERE = [
  "openQueuePool",
  "openRunStore",
  "openQueueWorker",
  "openTaskQueue",
  "openTaskWorker",
  "openTrainingStore",
];

test("every exported function is classified by whether it takes untrusted input", () => {
  const exported = [lab, html, ladder, openings, queue, train].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );

  expect(exported.toSorted()).toEqual(
    [...CHECKED_INPUT, ...TESTED_ELSEWHERE, "createSetup", "resolveSetup"].toSorted(),
  );
});

const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", {
  sampling: { every: 1, judge: "mcts:2" },
});
const { game } = resolved;

const FUNCTIONS: Readonly<
  Record<string, { readonly valid: unknown; readonly call: (value: never) => unknown }>
> = {
  createSetup: {
    valid: {
      seats: 2,
      options: {},
      bots: ["random"],
      seed: "1",
      longest: 9,
      sampling: { every: 1, turns: 1 },
    },
    call: (value) => lab.createSetup(game, "nowhere", value),
  },
  resolveSetup: { valid: resolved.setup, call: (value) => lab.resolveSetup(resolved.plugin, value) },
};

test.each(Object.entries(FUNCTIONS))("%s returns a result for any input", (_, { valid, call }) => {
  expect(call(valid as never)).toMatchObject({ ok: true });
  for (const [what, value] of mutatedInputs(valid)) {
    const result = call(value as never);
    expect(result, what).toSatisfy(
      ({ ok, error }) => ok === true || (/^bad-/.test(error.code) && words.has(error.message.id)),
    );
  }
});

test("parsers of queued shards and results return undefined for invalid input", () => {
  const range = { from: 0, to: 1 };
  const shard = formatTask(SHARDS, toQueuedShard({ setup: resolved.setup, ...range }));
  const result = formatResult(lab.playShard(resolved, range));
  for (const [what, value] of mutatedInputs("junk")) {
    expect(parseTask(SHARDS, value, shard.id), what).toBeUndefined();
    if (typeof value === "string") expect(parseResult(value, range, resolved), what).toBeUndefined();
  }
  expect(parseTask(SHARDS, shard.text, shard.id)).toBeDefined();
  expect(parseResult(result, range, resolved)).toBeDefined();
});
