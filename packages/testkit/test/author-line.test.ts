import { readFileSync } from "node:fs";
import { type GameDefinition, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { checkLaw, describeThrown, LAWS, parseTestTable } from "../src/index.ts";
import { bury, definition, dig, type Hoard, hoardWith } from "./fixtures/hoard/game.ts";

const withTrace = (...frames: readonly string[]): Error => {
  const error = new TypeError("no cell");
  error.stack = ["TypeError: no cell", ...frames.map((frame) => `    at ${frame}`)].join("\n");
  return error;
};

const HERE = `${process.cwd()}/`;

test.each([
  [`apply (file://${HERE}game/phases/dig.ts:12:5)`, "game/phases/dig.ts:12"],
  [`file://${HERE}game/with%20space/dig.ts?vitest=17:3:1`, "game/with space/dig.ts:3"],
  [`Object.apply (${HERE}game/dig.ts:12:5)`, "game/dig.ts:12"],
  [`async ${HERE}game/dig.ts:9:5`, "game/dig.ts:9"],
  [`new Field (${HERE}../other/dig.js:1:1)`, "../other/dig.js:1"],
])("%s is a line of the author", (frame, line) => {
  expect(describeThrown(withTrace(frame, `outer (${HERE}game/outer.ts:1:1)`))).toBe(
    `TypeError: no cell at ${line}`,
  );
});

test.each([
  "new Promise (<anonymous>)",
  "Array.map (native)",
  "node:internal/process/task_queues:105:5",
  `unwrap (file://${HERE}node_modules/@serpentarium/core/dist/index.js:4:2)`,
  `play (${HERE}node_modules/.pnpm/@serpentarium+core@1.0.0/node_modules/@serpentarium/core/dist/index.js:4:2)`,
  `atEachStep (file://${import.meta.resolve("../src/law.ts").slice("file://".length)}:40:3)`,
])("%s is none", (frame) => {
  expect(describeThrown(withTrace(frame))).toBe("TypeError: no cell");
  expect(describeThrown(withTrace(frame, `apply (${HERE}game/dig.ts:12:5)`))).toBe(
    "TypeError: no cell at game/dig.ts:12",
  );
});

test("what is no error is described as it is", () => {
  expect(describeThrown("no cell")).toBe("no cell");
});

/** Fails with a TypeError, as the code of an author does. */
function fail(): never {
  const { cells }: { readonly cells: readonly number[] } = JSON.parse("{}");
  throw new RangeError(`${cells[0]} is no cell`);
}

/** The line of this file on which that happens. */
const LINE =
  readFileSync(import.meta.filename, "utf8")
    .split("\n")
    .findIndex((line) => line.endsWith("is no cell`);")) + 1;

const { phases } = definition;

test.each<[law: string, changes: Partial<GameDefinition<Hoard>>]>([
  ["playable", { phases: { ...phases, dig: { ...dig, apply: fail } } }],
  ["playable", { phases: { ...phases, dig: { ...dig, legalActions: fail } } }],
  ["playable", { phases: { ...phases, bury: Object.assign({ ...bury }, { draw: fail }) } }],
  ["listed", { phases: { ...phases, dig: { ...dig, refuse: fail } } }],
  ["narration", { events: fail }],
  ["scene", { scene: fail }],
  ["pick", { clicks: fail }],
  ["evaluate", { evaluate: fail }],
  ["parsers", { parseAction: fail }],
  ["position-notation", { formatPosition: fail }],
  ["objects", { parsePosition: fail }],
  ["options", { start: fail }],
])("the law %s prints the line of the author that fails: %o", (id, changes) => {
  const game = hoardWith(changes);
  const [law] = LAWS.filter((one) => one.id === id);
  const violation = law && checkLaw(game, law, unwrap(parseTestTable(game, {})), { runs: 4 });
  expect(violation?.what).toContain(
    `TypeError: Cannot read properties of undefined (reading '0') at test/author-line.test.ts:${LINE}`,
  );
});
