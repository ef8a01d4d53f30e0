import { Readable, Writable } from "node:stream";
import { createRandom, createTable, type GamePlugin } from "@serpentarium/core";
import { expect, test } from "vitest";
import { startMatch } from "../src/match.ts";
import type { Occupant } from "../src/play/occupants.ts";
import { playMatch } from "../src/play/play-match.ts";
import { loadSource } from "../src/plugins.ts";
import { createTerminal } from "../src/terminal.ts";
import { TIC_TAC_TOE, withWords } from "./program.ts";

const HIDDEN_HANDS = new URL("../../../examples/hidden-hands/src/index.ts", import.meta.url).pathname;

const SNAKE_DUEL = new URL("../../../examples/snake-duel/src/index.ts", import.meta.url).pathname;

const pluginOf = async (path: string): Promise<GamePlugin> => (await loadSource(path)).plugin;

/** Plays at a shared terminal with the given answers, then leaves. @returns the prompts and the output */
async function playShared(plugin: GamePlugin, occupants: readonly Occupant[], lines: readonly string[]) {
  const { game, words } = await withWords(plugin);
  const prompts: string[] = [];
  const printed: string[] = [];
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { input: Readable.from([]), output, errors: output, env: {} };
  const answers = lines.values();
  const match = startMatch(game, { table: createTable(game, { seats: 2 }) });
  await playMatch(
    { ...match, occupants },
    {
      terminal: {
        ...createTerminal(streams, "en"),
        words,
        isInteractive: true,
        print: (line = "") => void printed.push(line),
      },
      prompt: {
        ask: async (message) => {
          prompts.push(message);
          return answers.next().value;
        },
        choose: async () => undefined,
        close: () => {},
      },
      random: createRandom("terminal"),
      dealer: "person",
    },
  );
  return { prompts, output: printed.join("\n") };
}

const DEAL = "1,7,9,12/2,5,6,8";
const CLEAR = "\u001b[2J";

test("lay.hidden: clears the terminal and hands it over before the next player sees a hand", async () => {
  const { prompts, output } = await playShared(
    await pluginOf(HIDDEN_HANDS),
    ["person", "person"],
    [DEAL, "2", "", "9", "", "8", "3"],
  );
  expect(prompts.filter((message) => message.startsWith("The terminal"))).toEqual([
    "The terminal goes to: Player 1 (adder)",
    "The terminal goes to: Player 2 (boa)",
    "The terminal goes to: Player 1 (adder)",
  ]);
  const [, first = "", second = "", third = ""] = output.split(CLEAR);
  expect(first).toMatch(/\b12\b/);
  expect(second).not.toMatch(/\b12\b/);
  expect(second).toContain("» ?\n");
  expect(third).toContain("Snake 9 takes 2 eggs for player 1.");
});

test("does not ask a single person to hand over, nor in a game without hidden information", async () => {
  const alone = await playShared(await pluginOf(HIDDEN_HANDS), ["person", "random"], [DEAL, "2", "9", "3"]);
  const open = await playShared(await pluginOf(TIC_TAC_TOE), ["person", "person"], ["a1", "b2"]);
  for (const { prompts, output } of [alone, open]) {
    expect(prompts.filter((message) => message.startsWith("The terminal"))).toEqual([]);
    expect(output).not.toContain(CLEAR);
  }
});

test("turn.secret: hides each choice from the other player, adds the seat to it, and plays all choices at once", async () => {
  const { prompts, output } = await playShared(
    await pluginOf(SNAKE_DUEL),
    ["person", "person"],
    ["e5", "", "s", "2:w", "n", "", "2:w"],
  );
  expect(prompts.filter((message) => message.startsWith("The terminal"))).toEqual([
    "The terminal goes to: Player 1 (adder)",
    "The terminal goes to: Player 2 (boa)",
    "The terminal goes to: Player 1 (adder)",
  ]);
  const [, second = ""] = output.split(CLEAR).slice(1);
  expect(output).toContain("That is where your snake comes from.");
  expect(output).toContain("this is the choice of another seat");
  expect(second).toContain("» 1:?");
  expect(second).not.toContain("1:n");
  expect(second).toContain("Player 1 goes to a4.");
});
