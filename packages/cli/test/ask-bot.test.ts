import { Readable, Writable } from "node:stream";
import { createRandom, createTable } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { startMatch } from "../src/match.ts";
import { askBot } from "../src/play/ask-bot.ts";
import type { Session } from "../src/play/session.ts";
import { createTerminal } from "../src/terminal.ts";

const match = startMatch(ticTacToe, createTable(ticTacToe));

/** What is written while a bot thinks, at a terminal or to a pipe. */
async function written(isInteractive: boolean, language: string): Promise<string> {
  const chunks: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  const terminal = createTerminal({ input: Readable.from([]), output, errors: output, env: {} }, language);
  const session: Session = {
    terminal: { ...terminal, isInteractive },
    prompt: { ask: async () => undefined, choose: async () => undefined, close: () => {} },
    random: createRandom("monday"),
    seating: { seats: [], chance: "random" },
    recordOf: () => expect.fail("nothing is to be kept"),
  };
  expect(
    await askBot(match, { bot: "mcts", iterations: 20 }, session, new AbortController().signal),
  ).toHaveProperty("cell");
  return chunks.join("");
}

test("a terminal says who is thinking, and forgets it", async () => {
  expect(await written(true, "en")).toBe("Player 1 is thinking …\r\u001b[K");
  expect(await written(true, "fr")).toBe("Joueur 1 réfléchit…\r\u001b[K");
});

test("a pipe is told nothing", async () => {
  expect(await written(false, "en")).toBe("");
});
