import assert from "node:assert/strict";
import { NO_WORDS } from "@serpentarium/core";
import { createRecord } from "@serpentarium/core/record";
import fc, { type Arbitrary } from "fast-check";
import { createEngine, type Engine } from "../../../packages/cli/src/engine/engine.ts";
import { ERROR_CODES } from "../../../packages/cli/src/engine/reply.ts";
import { mutateText } from "../mutate.ts";
import { type RandomMatch, randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";

/** Long-running requests are stopped after this many steps. */
const MAX_STEPS = 200;
const MAX_WHY_REQUESTS = 10;

const READ_REQUESTS = [
  "games",
  "position",
  "turn",
  "legal",
  "odds",
  "record",
  "undo",
  "view 1",
  "view everyone",
  "stop",
];
const COUNT_REQUESTS = ["perft 1", "perft 2", "playouts 2 7", "sample 5", "limit 5", "limit 0"];

const newRequest = ({ record: { game, seats, options } }: RandomMatch): string =>
  [
    `new ${game}`,
    `seats=${seats}`,
    ...Object.entries(options).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ].join(" ");

/** Valid request lines for a match. */
function requestsOf({ subject: { game }, positions, record }: RandomMatch): readonly string[] {
  const last = positions.at(-1) ?? game.start(positions[0]?.table as never);
  const legal = game.legalActions(last).slice(0, 30);
  const actions = [...record.actions.slice(0, 10), ...legal.map((action) => game.formatAction(action, last))];
  const texts = positions.slice(0, 20).map((position) => game.formatPosition(position));
  return [
    ...READ_REQUESTS,
    ...COUNT_REQUESTS,
    ...actions.flatMap((action) => [`play ${action}`, `why ${action}`]),
    ...texts.map((text) => `set ${text}`),
    `load ${JSON.stringify(record)}`,
    `load ${JSON.stringify(createRecord(game, { table: last.table, actions: [] }))}`,
  ];
}

const script = (match: RandomMatch): Arbitrary<readonly string[]> => {
  const lines = requestsOf(match);
  const line = fc.constantFrom(...lines);
  const beginning = fc.constantFrom(newRequest(match), `load ${JSON.stringify(match.record)}`);
  const mutated = line.chain((text) => mutateText(text, match.notations));
  return fc
    .tuple(
      fc.oneof(
        beginning,
        beginning.chain((text) => mutateText(text)),
      ),
      fc.array(fc.oneof(line, mutated), { maxLength: 12 }),
    )
    .map(([first, rest]) => [first, ...rest]);
};

/** Sends a request and returns the lines of the response; stops a long-running request. */
function sendRequest(engine: Engine, line: string): readonly string[] {
  const response = engine.answer(line);
  for (let steps = 0; ; steps++) {
    const { done, value } = response.next(steps > MAX_STEPS);
    if (done) return value;
  }
}

function assertResponse(line: string, response: readonly string[]): boolean {
  const last = response.at(-1) ?? "";
  const [, code = "", message = ""] = /^error (\S+) (.+)$/.exec(last) ?? [];
  assert.ok(last === "ok" || message !== "", `the response to ${line} ends with ${last}`);
  assert.ok(last === "ok" || response.length === 1, `${line}: an error after other lines`);
  assert.ok(
    last === "ok" || ERROR_CODES.some((known) => known === code),
    `${line}: unknown error code ${code}`,
  );
  assert.ok(!message.startsWith("the game failed"), `${line}: ${message}`);
  for (const each of response) assert.doesNotMatch(each, /[\n\r]/, `${line}: a line break within a line`);
  return last === "ok";
}

/** Requests that may change the match. */
const WRITE_REQUESTS = new Set(["new", "load", "set", "play", "undo"]);

/** Checks that listed actions are legal, that the record loads again, and that read requests change nothing. */
function assertMatch(
  engine: Engine,
  loader: Engine,
  line: string,
  isOk: boolean,
  before: readonly string[],
): void {
  const now = sendRequest(engine, "position");
  if (!isOk || !WRITE_REQUESTS.has(line.split(" ", 1)[0] ?? "")) {
    assert.deepEqual(now, before, `${line} changed the position`);
  }
  const listed = sendRequest(engine, "legal");
  if (listed.at(-1) === "ok" && listed[0] !== "open") {
    for (const action of listed.slice(0, -1).slice(0, MAX_WHY_REQUESTS)) {
      assert.deepEqual(sendRequest(engine, `why ${action}`), ["legal", "ok"], `${action} is listed`);
    }
  }
  const [record = "", ok] = sendRequest(engine, "record");
  if (ok !== "ok") return;
  assert.deepEqual(sendRequest(loader, `load ${record}`), ["ok"], "the engine refuses its own record");
  assert.deepEqual(
    sendRequest(loader, "position"),
    now,
    "the record of the engine leads to another position",
  );
}

/** The engine protocol, line by line. */
export const engine = defineTarget<readonly string[]>({
  name: "engine",
  cases: (subjects) => randomMatches(subjects).chain(script),
  check(lines, subjects) {
    const games = subjects.map(({ game }) => ({ game, words: NO_WORDS }));
    const [engine, loader] = [createEngine(games), createEngine(games)];
    for (const line of lines) {
      const before = sendRequest(engine, "position");
      const isOk = assertResponse(line, sendRequest(engine, line));
      assertMatch(engine, loader, line, isOk, before);
    }
  },
});
