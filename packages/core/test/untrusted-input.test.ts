import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import * as contexts from "../src/context/index.ts";
import * as core from "../src/index.ts";
import * as internal from "../src/internal.ts";
import * as match from "../src/match/index.ts";
import * as notation from "../src/notation/index.ts";
import * as options from "../src/options/index.ts";
import * as plugins from "../src/plugin/index.ts";
import * as records from "../src/record/index.ts";
import * as scene from "../src/scene/index.ts";
import * as series from "../src/series/index.ts";
import * as simultaneous from "../src/simultaneous/index.ts";
import * as turn from "../src/turn/index.ts";
import * as words from "../src/words/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";
import { told } from "./fixtures/words.ts";

const { unwrap } = core;

const machine = turn.createTurnMachine(pebbles);
const table = unwrap(core.parseTable(pebbles));
const start = pebbles.start(table);
const record = records.createRecord(pebbles, { table, actions: [] });
const plan = unwrap(series.parseSeriesPlan({ games: 2 }));
const seriesRecord = records.createRecord(pebbles, { plan, table, actions: [] });
const whole = records.replay(pebbles, record);
const seatRecord = whole.ok ? records.recordForSeat(pebbles, whole.value, 0) : undefined;
const snapshot = createActor(machine, { input: { table } }).getPersistedSnapshot();
const seriesSnapshot = createActor(machine, { input: { table, plan } }).getPersistedSnapshot();

/** A function that takes untrusted data. */
interface UntrustedParser {
  /** A value that it accepts. */
  readonly valid: unknown;
  /** @returns a result, or undefined */
  readonly parse: (value: never) => unknown;
}

/** Every function that takes untrusted data, by its name and argument. */
const PARSERS: Readonly<Record<string, UntrustedParser>> = {
  isPlayerName: { valid: undefined, parse: (value) => String(records.isPlayerName(value)) },
  parsePlayerName: { valid: "Ann", parse: records.parsePlayerName },
  parseLink: { valid: records.formatLink(record), parse: records.parseLink },
  parseRecord: { valid: record, parse: records.parseRecord },
  parseStartPosition: {
    valid: pebbles.formatPosition(start),
    parse: (value) => records.parseStartPosition(pebbles, table, value),
  },
  parsePositionData: { valid: start, parse: (value) => core.parsePositionData(pebbles, value) },
  parseTable: { valid: table.options, parse: (value) => core.parseTable(pebbles, value) },
  "parseTable (seats)": { valid: 2, parse: (value) => core.parseTable(pebbles, {}, value) },
  play: { valid: "die1", parse: (value) => core.play(pebbles, start, value) },
  parseLegalAction: { valid: "die1", parse: (value) => core.parseLegalAction(pebbles, start, value) },
  replay: { valid: record, parse: (value) => records.replay(pebbles, value) },
  playActions: {
    valid: "die1",
    parse: (value) => match.playActions(pebbles, match.createMatch<Pebbles>(pebbles, { table }), [value]),
  },
  playInMatch: {
    valid: "die1",
    parse: (value) => match.playInMatch(pebbles, { position: start, outcome: null }, value),
  },
  parseContractVersion: { valid: core.CONTRACT_VERSION, parse: plugins.parseContractVersion },
  openSeatRecord: { valid: seatRecord, parse: (value) => records.openSeatRecord(pebbles, value) },
  parsePlugin: { valid: undefined, parse: plugins.parsePlugin },
  parseEarlyEnding: {
    valid: { reason: "time", seat: 1 },
    parse: (value) => records.parseEarlyEnding(table, value),
  },
  parseSeriesPlan: { valid: plan, parse: series.parseSeriesPlan },
  "parseLink (series)": { valid: records.formatLink(seriesRecord), parse: records.parseLink },
  "replay (series)": { valid: seriesRecord, parse: (value) => records.replay(pebbles, value) },
  "contextFromSnapshot (series)": {
    valid: seriesSnapshot,
    parse: (value) => contexts.contextFromSnapshot(pebbles, value),
  },
  contextFromSnapshot: { valid: snapshot, parse: (value) => contexts.contextFromSnapshot(pebbles, value) },
  contextFromRecord: { valid: record, parse: (value) => contexts.contextFromRecord(pebbles, value) },
};

/** Functions that take only data that the program has created or checked. */
const TRUSTED_FUNCTIONS = new Set<string>(
  `SerpentariumError hasErrorCode createRandom createTable deepFreeze defaultOf defineGame determinize defineOptions definePlugin describeAcceptedValues fail formatLink
  createRecord eventsForViewer perft countLegalActions randomCountedAction phaseOf withoutFreezing resolveClicks playout keepAddedFields truncate randomAction randomActionInPhase canReadRecords refusalFailure isEarlyEndingReason outcomeOfEarlyEnding
  earlyEndingOf narrateEarlyEnding narrateEvent actorOf allLegalActions fromRanges withAmounts actionAt amountOf countActions formatRange isInRange spreadActions clickResolver framesForViewer simultaneousPhase seatsOf redactAction redactActions redactPosition shuffle succeed
  messageOfEvent narrateAction checkOutcomeReason unwrap newSeed withChoice createWords createReportingWords isRightToLeft languageAttributes languageFallbacks messagesById formatAcceptedValues
  giveUpRule givingUpText isGivingUp hasWon isDraw isSameOutcome outcomeOf outcomeOfRecord outcomeRecordOf placesByScore placesOfWinners resultText sidesOf soleWinnerOf winnersOf
  createSeriesPlanOptions formatPlayer formatPoints playerAtSeat scoreSeries seatOfPlayer
  ActionHistory actionsOf applyMatchEvent createMatch hasNextMatch matchRecordOf playedAction playerAt positionsOf recordOf rulesOf scoreSheetOf seatOf seatsToAct
  createContext createRandomOccupant createTurnMachine occupantOf matchesOf recordForSeat stateValueOf applyEvent programToAct toResumeOptions
  positionSchema cellIn cellsIn choice createPositionNotation formatCell formatFraction formatOutcome integer listOf mapCodec objectSchema optional seatAt vstack hstack createSeatName frameBlock graphBlock buttonBlock gridBlock hexBlock rowBlock centredFace pieceHeight containsPoint spacesOf trackSpaces seamOf`.split(
    /\s+/,
  ),
);

/** Functions that take any text, but only texts: the parsers of a game call them, and core checks the type before. */
const TEXT_PARSERS = ["parseOutcome"];

test("every exported function is listed as taking untrusted data or not", () => {
  const modules = [
    contexts,
    core,
    internal,
    match,
    notation,
    options,
    plugins,
    records,
    scene,
    series,
    simultaneous,
    turn,
    words,
  ];
  const exported = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  const entries = Object.keys(PARSERS).map((name) => name.replace(/ .*/, ""));
  expect(exported.toSorted()).toEqual(
    [...new Set([...entries, ...TRUSTED_FUNCTIONS, ...TEXT_PARSERS])].toSorted(),
  );
});

const isResult = (value: unknown): boolean =>
  value === undefined ||
  typeof value === "string" ||
  (typeof value === "object" && value !== null && "ok" in value);

describe.each(Object.entries(PARSERS))("%s", (_name, { valid, parse }) => {
  test.skipIf(valid === undefined)("accepts a valid value", () => {
    expect(parse(valid as never)).toMatchObject({ ok: true });
  });

  test("returns a failure with a code for anything else, and never throws", () => {
    for (const [what, value] of mutatedInputs(valid)) {
      let result: unknown;
      try {
        result = parse(value as never);
      } catch (error) {
        expect.fail(`${what}: threw ${String(error)}`);
      }
      expect(isResult(result), what).toBe(true);
      if (typeof result === "object" && result !== null && "error" in result) {
        const { code, message } = result.error as core.Failure;
        expect(code, what).toMatch(/^[a-z-]+$/);
        expect(told(message), what).toEqual({
          en: expect.stringMatching(/./),
          fr: expect.stringMatching(/./),
        });
      }
    }
  });
});
