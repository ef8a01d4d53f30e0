import { globSync } from "node:fs";
import { Readable } from "node:stream";
import { createTable } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { JUNK } from "../../testkit/src/junk.ts";
import { CommandError } from "../src/command-error.ts";
import { readPlayed } from "../src/diff/records.ts";
import { readLines } from "../src/engine/lines.ts";
import { parseCount } from "../src/engine/request.ts";
import { readGames, readWishes, readWorkers } from "../src/lab/lab-arguments.ts";
import { readOptionValues } from "../src/lab/option-values.ts";
import { parseManifest } from "../src/manifest.ts";
import { readAction, startMatch } from "../src/match.ts";
import { parseJson, parsePairs } from "../src/pairs.ts";
import { readSeating } from "../src/play/seating.ts";
import { readRecord, readRecords } from "../src/record-file.ts";
import { readPlan } from "../src/series-arguments.ts";
import { readOptions, readPosition, readTable } from "../src/table.ts";

const table = createTable(ticTacToe);
const match = startMatch(ticTacToe, table);
const record = formatRecord(ticTacToe, { table, actions: ["b2"] });
const input = (text: string) => Readable.from([Buffer.from(text)]) as never;
const lab = { bots: "random", games: "10" } as const;

/** What reads a text from outside, with a text that is good. */
const ENTRIES: Readonly<Record<string, readonly [good: string, read: (text: string) => unknown]>> = {
  parseCount: ["7", parseCount],
  parseJson: ["{}", parseJson],
  parseManifest: ['{"name":"a","serpentarium":{"contract":1,"games":["a"]}}', parseManifest],
  parsePairs: ["goal=5", parsePairs],
  readAction: ["b2", (text) => readAction(match, text)],
  readGames: ["10", (text) => readGames({ ...lab, games: text } as never)],
  readLines: ["games", (text) => Readable.from(readLines(Readable.from([Buffer.from(text)]))).toArray()],
  readOptionValues: ["goal=5,6", readOptionValues],
  readOptions: ["goal=5", (text) => readOptions([text])],
  readPlan: ["3", (text) => readPlan(text, "fixed")],
  readPlayed: [JSON.stringify(record), (text) => readPlayed(ticTacToe, ["-"], input(text))],
  readPosition: ["place:1 .........", (text) => readPosition(ticTacToe, table, text)],
  readRecord: [formatLink(record), (text) => readRecord(`#${text}`, input(""))],
  readRecords: [JSON.stringify(record), (text) => readRecords("-", input(`${text}\n${text}`))],
  readSeating: ["person,greedy", (text) => readSeating(text, "random", match)],
  readTable: ["2", (text) => readTable(ticTacToe, text, [])],
  readWishes: ["10", (text) => readWishes({ ...lab, bots: text, longest: text } as never)],
  readWorkers: ["2", (text) => readWorkers({ workers: text })],
};

/** What reads files: `check.test.ts` and `discover.test.ts` have them torn and missing. */
const FILES = ["readBooks", "readManifest", "readerOf"];

test("every function that parses or reads is known", async () => {
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
  ...Object.values(JUNK).filter((value) => typeof value === "string"),
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

test.each(Object.entries(ENTRIES))(
  "%s takes what is good, and says of anything else what was expected",
  async (_, entry) => {
    const [good, read] = entry;
    const taken = await read(good);
    expect(Object(taken).ok ?? taken !== undefined).toBe(true);
    const words = { en: expect.stringMatching(/./), fr: expect.stringMatching(/./) };
    for (const text of TEXTS) {
      try {
        const answer = Object(await read(text));
        if (answer.ok === false) expect(answer.error.message, text).toEqual(words);
      } catch (error) {
        if (!(error instanceof CommandError)) throw new Error(`${text}: ${String(error)}`, { cause: error });
        expect(error.text, text).toEqual(words);
      }
    }
  },
);
