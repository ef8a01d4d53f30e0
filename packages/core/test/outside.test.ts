import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { spoilt } from "../../testkit/src/junk.ts";
import * as core from "../src/index.ts";
import * as internal from "../src/internal.ts";
import * as notation from "../src/notation/index.ts";
import * as options from "../src/options/index.ts";
import * as plugins from "../src/plugin/index.ts";
import * as records from "../src/record/index.ts";
import * as scene from "../src/scene/index.ts";
import * as series from "../src/series/index.ts";
import * as simultaneous from "../src/simultaneous/index.ts";
import * as turn from "../src/turn/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

const { unwrap } = core;

const machine = turn.createTurnMachine(pebbles);
const table = unwrap(core.parseTable(pebbles));
const start = pebbles.start(table);
const record = records.formatRecord(pebbles, { table, actions: [] });
const plan = unwrap(series.parsePlan({ games: 2 }));
const seriesRecord = records.formatRecord(pebbles, { plan, table, actions: [] });
const whole = records.replay(pebbles, record);
const seatRecord = whole.ok ? records.recordFor(pebbles, whole.value, 0) : undefined;
const snapshot = createActor(machine, { input: { table } }).getPersistedSnapshot();
const seriesSnapshot = createActor(machine, { input: { table, plan } }).getPersistedSnapshot();

/** Takes a value from outside for what a good one stands for. */
interface Entry {
  /** What is accepted. */
  readonly good: unknown;
  /** @returns a result, or nothing where the value says nothing */
  readonly ask: (value: never) => unknown;
}

/** Every function that takes what comes from outside, by its name and the argument. */
const ENTRIES: Readonly<Record<string, Entry>> = {
  parseLegal: { good: "die1", ask: (value) => core.parseLegal(pebbles, start, value) },
  parseLink: { good: records.formatLink(record), ask: records.parseLink },
  parseRecord: { good: record, ask: records.parseRecord },
  parseStart: {
    good: pebbles.formatPosition(start),
    ask: (value) => records.parseStart(pebbles, table, value),
  },
  parseTable: { good: table.options, ask: (value) => core.parseTable(pebbles, value) },
  "parseTable (seats)": { good: 2, ask: (value) => core.parseTable(pebbles, {}, value) },
  play: { good: "die1", ask: (value) => core.play(pebbles, start, value) },
  replay: { good: record, ask: (value) => records.replay(pebbles, value) },
  parseContract: { good: core.CONTRACT, ask: plugins.parseContract },
  openView: { good: seatRecord, ask: (value) => records.openView(pebbles, value) },
  parsePlugin: { good: undefined, ask: plugins.parsePlugin },
  parseEnding: { good: { reason: "time", seat: 1 }, ask: (value) => records.parseEnding(table, value) },
  parsePlan: { good: plan, ask: series.parsePlan },
  "parseLink (series)": { good: records.formatLink(seriesRecord), ask: records.parseLink },
  "replay (series)": { good: seriesRecord, ask: (value) => records.replay(pebbles, value) },
  "restoreSnapshot (series)": {
    good: seriesSnapshot,
    ask: (value) => turn.restoreSnapshot(pebbles, machine, value),
  },
  restoreSnapshot: { good: snapshot, ask: (value) => turn.restoreSnapshot(pebbles, machine, value) },
  snapshotFromRecord: { good: record, ask: (value) => turn.snapshotFromRecord(pebbles, machine, value) },
};

/** Functions that are given only what the program has made or checked itself. */
const INSIDE = new Set<string>(
  `SerpentariumError createRandom createTable deepFreeze defaultOf defineGame determinize defineOptions definePlugin expected fail fill formatLink
  formatRecord narrateTo perft phaseOf pick playout quote randomAction randomActionOf readsRecordsOf refused isEndingReason outcomeOfEnding endingOf tellEnding say
  actorOf allLegalActions framesTo simultaneousPhase seatsOf seenAction seenActions seenPosition shuffle succeed tell unknownReason unwrap hasWon
  createPlanOptions formatPlayer formatPoints playerAt scoreSheet seatOf
  actionsOf createRandomOccupant createTurnMachine occupantOf outcomeOf recordOf scoreSheetOf
  hasNext matchesOf recordFor occupantsOf startOf stateOf step
  formatCell formatCells formatList formatOutcome formatPhase above beside createSeatName frameBlock gridBlock rowBlock`.split(
    /\s+/,
  ),
);

/** Functions that are given any text, but only a text: the parsers of a game call them, and core sees to that. */
const OF_TEXTS = "parseCell parseCells parseInteger parseList parseOneOf parseOutcome readPosition".split(
  " ",
);

test("every exported function is known to take what comes from outside, or not to", () => {
  const modules = [core, internal, notation, options, plugins, records, scene, series, simultaneous, turn];
  const exported = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  const entries = Object.keys(ENTRIES).map((name) => name.replace(/ .*/, ""));
  expect(exported.toSorted()).toEqual([...new Set([...entries, ...INSIDE, ...OF_TEXTS])].toSorted());
});

const isAnswer = (answer: unknown): boolean =>
  answer === undefined ||
  typeof answer === "string" ||
  (typeof answer === "object" && answer !== null && "ok" in answer);

describe.each(Object.entries(ENTRIES))("%s", (_name, { good, ask }) => {
  test.skipIf(good === undefined)("takes what is good", () => {
    expect(ask(good as never)).toMatchObject({ ok: true });
  });

  test("answers anything else with a failure of a code, never with an exception", () => {
    for (const [what, value] of spoilt(good)) {
      let answer: unknown;
      try {
        answer = ask(value as never);
      } catch (error) {
        expect.fail(`${what}: threw ${String(error)}`);
      }
      expect(isAnswer(answer), what).toBe(true);
      if (typeof answer === "object" && answer !== null && "error" in answer) {
        expect(answer.error, what).toMatchObject({
          code: expect.stringMatching(/^[a-z-]+$/),
          message: { en: expect.stringMatching(/./), fr: expect.stringMatching(/./) },
        });
      }
    }
  });
});
