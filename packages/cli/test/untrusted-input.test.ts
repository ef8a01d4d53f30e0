import { globSync } from "node:fs";
import { Readable } from "node:stream";
import { createTable, type Message } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { HOSTILE_VALUES } from "../../testkit/src/mutated-inputs.ts";
import { CommandError } from "../src/command-error.ts";
import { readMatches } from "../src/diff/matches.ts";
import { readLines } from "../src/engine/read-lines.ts";
import { parseCount } from "../src/engine/request.ts";
import { readGames, readLongest, readSetupInput, readWorkers } from "../src/lab/lab-arguments.ts";
import { readOptionValues } from "../src/lab/option-values.ts";
import { readLadderPlayers } from "../src/ladder/ladder-player.ts";
import { startMatch } from "../src/match.ts";
import { parseInvitation } from "../src/mcp/live-seats.ts";
import { parseJson, parseOptionPairs } from "../src/option-pairs.ts";
import { readDealer, readOccupants } from "../src/play/occupants.ts";
import { parseTypedAction } from "../src/play/typed-action.ts";
import { parsePuzzleLine } from "../src/puzzles/puzzle-file.ts";
import { readRecord, readRecords } from "../src/record-file.ts";
import { readPlan } from "../src/series-arguments.ts";
import { readOptions, readPosition, readTable } from "../src/table-arguments.ts";
import { readViewer } from "../src/viewer-arguments.ts";
import { knownLanguages, programWords } from "../src/words.ts";

const table = createTable(ticTacToe);
const match = startMatch(ticTacToe, { table });
const record = createRecord(ticTacToe, { table, actions: ["b2"] });
const puzzle = {
  ...{
    game: "tic-tac-toe",
    version: "1.0.0",
    seats: 2,
    options: {},
    seed: "1",
    match: 0,
    actions: 1,
    margin: 2,
  },
  ...{
    position: "place:1 .........",
    solution: { action: "b2" },
    clauses: [],
    difficulty: { iterations: 8 },
  },
};
const input = (text: string) => Readable.from([Buffer.from(text)]) as never;
const lab = { bots: "random", games: "10" } as const;

/** The functions that read untrusted text, each with a valid text. */
const ENTRIES: Readonly<Record<string, readonly [valid: string, read: (text: string) => unknown]>> = {
  parseCount: ["7", parseCount],
  parseInvitation: [`/play/pantarei/#live=${"m".repeat(22)}&invite=${"i".repeat(22)}`, parseInvitation],
  parseJson: ["{}", parseJson],
  parseOptionPairs: ["goal=5", parseOptionPairs],
  parsePuzzleLine: [JSON.stringify(puzzle), (text) => parsePuzzleLine(text, 1, puzzle)],
  parseTypedAction: ["b2", (text) => parseTypedAction(match, text)],
  readDealer: ["random", readDealer],
  readGames: ["10", (text) => readGames({ ...lab, games: text } as never)],
  readLadderPlayers: ["greedy", (text) => readLadderPlayers(["random", text], 1)],
  readLines: ["games", (text) => Readable.from(readLines(Readable.from([Buffer.from(text)]))).toArray()],
  readLongest: ["100", (text) => readLongest({ longest: text })],
  readOptionValues: ["goal=5,6", readOptionValues],
  readOptions: ["goal=5", (text) => readOptions([text])],
  readPlan: ["3", (text) => readPlan(text, "fixed")],
  readMatches: [JSON.stringify(record), (text) => readMatches(ticTacToe, ["-"], input(text))],
  readPosition: ["place:1 .........", (text) => readPosition(ticTacToe, table, text)],
  readRecord: [formatLink(record), (text) => readRecord(`#${text}`, input(""))],
  readRecords: [JSON.stringify(record), (text) => readRecords("-", input(`${text}\n${text}`))],
  readOccupants: ["person,greedy", (text) => readOccupants(text, table)],
  readTable: ["2", (text) => readTable(ticTacToe, text, [])],
  readViewer: ["1", (text) => readViewer(text, table)],
  readSetupInput: ["10", (text) => readSetupInput({ ...lab, bots: text, longest: text } as never)],
  readWorkers: ["2", (text) => readWorkers({ workers: text })],
};

/** The functions that read files; the tests of their commands cover broken and missing ones. */
const FILES = [
  ...["readNetwork", "readOrigins", "readPo", "readPuzzles"],
  ...["readRulebook", "readRulebooks", "readTranslation", "readerFor"],
];

test("lists every exported function that parses or reads", async () => {
  const files = globSync("**/*.ts", { cwd: new URL("../src", import.meta.url).pathname });
  const modules = await Promise.all(
    files
      .filter((file) => file !== "main.ts")
      .map(async (file): Promise<object> => import(/* @vite-ignore */ `../src/${file}`)),
  );
  const names = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  const readers = names.filter((name) => /^(?:parse|read)[A-Z]|^reader/.test(name));
  expect([...new Set(readers)].toSorted()).toEqual([...Object.keys(ENTRIES), ...FILES].toSorted());
});

const TEXTS = [
  ...Object.values(HOSTILE_VALUES).filter((value) => typeof value === "string"),
  ...[
    "-1",
    "1e9",
    "1.5",
    "__proto__=1",
    "a=1 a=2",
    "=",
    "=,",
    ",",
    "a={",
    'a="',
    "\0",
    "🐍",
    "%E0%A4",
    "9".repeat(400),
  ],
];

/** Checks that words hold a message, and that none of its placeholders lacks a value. */
function expectWords(message: Message, text: string): void {
  for (const language of knownLanguages()) {
    const words = programWords(language);
    expect(typeof message === "string" || words.languageOf(message), text).toBe(language);
    expect(words.format(message), text).not.toMatch(/^$|\{\$/);
  }
}

test.each(Object.entries(ENTRIES))(
  "%s accepts valid text, and refuses any other with a message in every language",
  async (_, entry) => {
    const [valid, read] = entry;
    const accepted = await read(valid);
    expect(Object(accepted).ok ?? accepted !== undefined).toBe(true);
    for (const text of TEXTS) {
      try {
        const result = Object(await read(text));
        if (result.ok === false) expectWords(result.error.message, text);
      } catch (error) {
        if (!(error instanceof CommandError)) throw new Error(`${text}: ${String(error)}`, { cause: error });
        expectWords(error.text, text);
      }
    }
  },
);
