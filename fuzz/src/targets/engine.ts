import assert from "node:assert/strict";
import { formatRecord } from "@serpentarium/core/record";
import fc, { type Arbitrary } from "fast-check";
import { createEngine, type Engine } from "../../../packages/cli/src/engine/engine.ts";
import { ERROR_CODES } from "../../../packages/cli/src/engine/reply.ts";
import { type Match, matches } from "../matches.ts";
import { spoilText } from "../spoil.ts";
import { defineTarget } from "../target.ts";

/** After how many steps a count is stopped. */
const MOST_STEPS = 200;
const MOST_WHY = 10;

const LOOKS = [
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
const COUNTS = ["perft 1", "perft 2", "playouts 2 7", "sample 5", "limit 5", "limit 0"];

const newLine = ({ record: { game, seats, options } }: Match): string =>
  [
    `new ${game}`,
    `seats=${seats}`,
    ...Object.entries(options).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ].join(" ");

/** Lines that make sense in a match. */
function linesOf({ subject: { game }, positions, record }: Match): readonly string[] {
  const last = positions.at(-1) ?? game.start(positions[0]?.table as never);
  const legal = game.legalActions(last).slice(0, 30);
  const actions = [...record.actions.slice(0, 10), ...legal.map((action) => game.formatAction(action, last))];
  const texts = positions.slice(0, 20).map((position) => game.formatPosition(position));
  return [
    ...LOOKS,
    ...COUNTS,
    ...actions.flatMap((action) => [`play ${action}`, `why ${action}`]),
    ...texts.map((text) => `set ${text}`),
    `load ${JSON.stringify(record)}`,
    `load ${JSON.stringify(formatRecord(game, { table: last.table, actions: [] }))}`,
  ];
}

const script = (match: Match): Arbitrary<readonly string[]> => {
  const lines = linesOf(match);
  const line = fc.constantFrom(...lines);
  const beginning = fc.constantFrom(newLine(match), `load ${JSON.stringify(match.record)}`);
  const spoilt = line.chain((text) => spoilText(text, match.words));
  return fc
    .tuple(
      fc.oneof(
        beginning,
        beginning.chain((text) => spoilText(text)),
      ),
      fc.array(fc.oneof(line, spoilt), { maxLength: 12 }),
    )
    .map(([first, rest]) => [first, ...rest]);
};

/** The lines with which an engine answers; a count is stopped after some steps. */
function ask(engine: Engine, line: string): readonly string[] {
  const answer = engine.answer(line);
  for (let steps = 0; ; steps++) {
    const { done, value } = answer.next(steps > MOST_STEPS);
    if (done) return value;
  }
}

function holdAnswer(line: string, answer: readonly string[]): boolean {
  const last = answer.at(-1) ?? "";
  const [, code = "", message = ""] = /^error (\S+) (.+)$/.exec(last) ?? [];
  assert.ok(last === "ok" || message !== "", `${line} is answered with ${last}`);
  assert.ok(last === "ok" || answer.length === 1, `${line}: an error after other lines`);
  assert.ok(
    last === "ok" || ERROR_CODES.some((known) => known === code),
    `${line}: no such error as ${code}`,
  );
  assert.ok(!message.startsWith("the game failed"), `${line}: ${message}`);
  for (const one of answer) assert.doesNotMatch(one, /[\n\r]/, `${line}: a line end within a line`);
  return last === "ok";
}

/** The requests that may change the match. */
const CHANGES = new Set(["new", "load", "set", "play", "undo"]);

/** What is listed is legal, what is recorded is read, and a request that only looks changes nothing. */
function holdMatch(
  engine: Engine,
  ended: Engine,
  line: string,
  isOk: boolean,
  before: readonly string[],
): void {
  const now = ask(engine, "position");
  if (!isOk || !CHANGES.has(line.split(" ", 1)[0] ?? "")) {
    assert.deepEqual(now, before, `${line} changed the position`);
  }
  const listed = ask(engine, "legal");
  if (listed.at(-1) === "ok" && listed[0] !== "open") {
    for (const action of listed.slice(0, -1).slice(0, MOST_WHY)) {
      assert.deepEqual(ask(engine, `why ${action}`), ["legal", "ok"], `${action} is listed`);
    }
  }
  const [record = "", ok] = ask(engine, "record");
  if (ok !== "ok") return;
  assert.deepEqual(ask(ended, `load ${record}`), ["ok"], "its own record is refused");
  assert.deepEqual(ask(ended, "position"), now, "its own record leads to another position");
}

/** The engine protocol, line by line. */
export const engine = defineTarget<readonly string[]>({
  name: "engine",
  cases: (subjects) => matches(subjects).chain(script),
  check(lines, subjects) {
    const plugins = subjects.map(({ plugin }) => plugin);
    const [one, other] = [createEngine(plugins), createEngine(plugins)];
    for (const line of lines) {
      const before = ask(one, "position");
      const isOk = holdAnswer(line, ask(one, line));
      holdMatch(one, other, line, isOk, before);
    }
  },
});
