import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import {
  type ActionRange,
  createRandom,
  createTable,
  defineGame,
  definePlugin,
  fromRanges,
  type GamePlugin,
} from "@serpentarium/core";
import { expect, test } from "vitest";
import auctionPlugin, { type Auction, auction } from "../../testkit/test/fixtures/auction/game.ts";
import tenderPlugin from "../../testkit/test/fixtures/tender/game.ts";
import { createEngine } from "../src/engine/engine.ts";
import { startMatch } from "../src/match.ts";
import type { Choice } from "../src/play/prompt.ts";
import { findPromptCommand } from "../src/play/prompt-commands.ts";
import { createTerminal } from "../src/terminal.ts";
import { runProgram, withWords } from "./program.ts";

const AUCTION = [
  "auction",
  "--plugin",
  new URL("../../testkit/test/fixtures/auction/game.ts", import.meta.url).pathname,
];

/** The choices that a menu shows, and what is played when one is picked and these numbers are entered. */
async function pickFromMenu(plugin: GamePlugin, picked: string, numbers: readonly string[]) {
  const { game, words } = await withWords(plugin);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { input: Readable.from([]), output, errors: output, env: {} };
  const asked: string[] = [];
  let choices: readonly Choice[] = [];
  const match = startMatch(game, { table: createTable(game) });
  const played = await findPromptCommand("?", words)?.(
    { ...match, occupants: ["person", "person"] },
    {
      terminal: { ...createTerminal(streams, "en"), words },
      prompt: {
        ask: async (message) => numbers[asked.push(message) - 1],
        choose: async (_message, shown) => {
          choices = shown;
          return picked;
        },
        close: () => {},
      },
      random: createRandom(1),
      dealer: "random",
    },
  );
  return { choices, asked, played };
}

test("play lists an amount with its bounds, and takes any number as text", async () => {
  const record = join(mkdtempSync(join(tmpdir(), "auction-")), "record.json");
  const options = [
    "--players",
    "person,person",
    "--options",
    "lots=1",
    "--language",
    "en",
    "--record",
    record,
  ];
  const args = ["play", ...AUCTION, ...options];
  const { output } = await runProgram(args, "?\n500\n501\n9999\npass\n");
  expect(output).toMatch(/^ {2}pass {2}That is too much\.\n {2}0 {2}Price 0–1000$/m);
  expect(output).toContain("The price is 501.");
  expect(output).toContain("expected pass, or a bid of 0 to 1000");
});

test("a menu asks for the amounts of what is picked", async () => {
  const { choices, asked, played } = await pickFromMenu(auctionPlugin, "0", ["250"]);
  expect(choices.map(({ value, hint }) => `${value}: ${hint}`)).toEqual([
    "pass: That is too much.",
    "0: Price 0–1000",
  ]);
  expect([asked, played]).toEqual([["Price 0–1000"], "250"]);
  expect(await pickFromMenu(auctionPlugin, "pass", [])).toMatchObject({ asked: [], played: "pass" });
  expect(await pickFromMenu(tenderPlugin, "boat-500-30", ["300", "12"])).toMatchObject({
    asked: ["Price 0–1000", "Days 10–30"],
    played: "boat-300-12",
  });
  expect((await pickFromMenu(tenderPlugin, "boat-500-30", ["300"])).played).toBeUndefined();
});

/** An auction whose bids go up to a maximum in steps. */
function auctionWith(id: string, max: number, step: number) {
  const { bid } = auction.phases;
  if (bid.kind !== "seat") throw new Error("not a phase of a seat");
  const members = fromRanges((): readonly ActionRange<Auction["action"]>[] => [
    { action: { phase: "bid", price: 0 }, amounts: [{ field: "price", min: 0, max, step }] },
  ]);
  const game = defineGame<Auction>({ ...auction.definition, id, phases: { bid: { ...bid, ...members } } });
  return definePlugin(game, [], auctionPlugin.words);
}

test("a menu tells the step of an amount", async () => {
  const { choices, asked } = await pickFromMenu(auctionWith("stepped", 1000, 50), "0", ["250"]);
  expect(choices.map(({ hint }) => hint)).toEqual(["Price 0–1000, in steps of 50"]);
  expect(asked).toEqual(["Price 0–1000, in steps of 50"]);
});

test("the engine lists bids, and says that too many of them are open", async () => {
  const huge = auctionWith("huge", 1e6, 1);
  const engine = createEngine(await Promise.all([auctionPlugin, huge].map(withWords)));
  const answer = (line: string) => {
    const step = engine.answer(line).next(false);
    return step.done ? step.value : [];
  };
  expect(answer("new auction")).toEqual(["ok"]);
  expect(answer("legal")).toHaveLength(1003);
  expect(answer("new huge")).toEqual(["ok"]);
  expect(answer("legal")).toEqual(["open", "ok"]);
  expect(answer("play 900")).toEqual(["ok"]);
});

test("the lab samples bids without trying all", async () => {
  const args = ["lab", ...AUCTION, "--games", "1", "--options", "lots=1", "--language", "en"];
  const { code, output } = await runProgram(args);
  expect(code).toBe(0);
  expect(output).toContain("Auction: how it is balanced");
});
