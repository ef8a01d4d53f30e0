import { Readable, Writable } from "node:stream";
import { createRandom, createTable } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { startMatch } from "../src/match.ts";
import { askBot } from "../src/play/ask-bot.ts";
import type { PlaySession } from "../src/play/session.ts";
import { createTerminal } from "../src/terminal.ts";

const match = startMatch(ticTacToe, { table: createTable(ticTacToe) });

/** The output while a bot thinks, to a terminal or a pipe. */
async function outputOf(isInteractive: boolean, language: string): Promise<string> {
  const chunks: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  const terminal = createTerminal({ input: Readable.from([]), output, errors: output, env: {} }, language);
  const session: PlaySession = {
    terminal: { ...terminal, isInteractive },
    prompt: { ask: async () => undefined, choose: async () => undefined, close: () => {} },
    random: createRandom("monday"),
    dealer: "random",
  };
  expect(
    await askBot(match, { bot: "mcts", iterations: 20 }, session, new AbortController().signal),
  ).toHaveProperty("cell");
  return chunks.join("");
}

test("shows at a terminal who is thinking, and erases it", async () => {
  expect(await outputOf(true, "en")).toBe("Player 1 is thinking …\r\u001b[K");
  expect(await outputOf(true, "fr")).toBe("Joueur 1 réfléchit…\r\u001b[K");
});

test("writes nothing to a pipe", async () => {
  expect(await outputOf(false, "en")).toBe("");
});
