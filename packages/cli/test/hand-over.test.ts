import { Readable, Writable } from "node:stream";
import { createRandom, createTable, type Game } from "@serpentarium/core";
import { expect, test } from "vitest";
import { type Match, startMatch } from "../src/match.ts";
import { playOn } from "../src/play/play-on.ts";
import type { Occupant } from "../src/play/seating.ts";
import { loadPlugins } from "../src/plugins.ts";
import { createTerminal } from "../src/terminal.ts";
import { TIC_TAC_TOE } from "./program.ts";

const HIDDEN_HANDS = new URL("../../../examples/hidden-hands/src/index.ts", import.meta.url).pathname;

const SNAKE_DUEL = new URL("../../../examples/snake-duel/src/index.ts", import.meta.url).pathname;

const gameOf = async (path: string): Promise<Game> => {
  const found = (await loadPlugins([path])).find(({ game }) => path.includes(game.id));
  if (!found) throw new Error(`no game in ${path}`);
  return found.game;
};

/** What a terminal that people share asks and shows, when they answer by the lines given and then leave. */
async function share(game: Game, seats: readonly Occupant[], lines: readonly string[]) {
  const asked: string[] = [];
  const shown: string[] = [];
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { input: Readable.from([]), output, errors: output, env: {} };
  const answers = lines.values();
  const match: Match = startMatch(game, createTable(game, { seats: 2 }));
  await playOn(match, {
    terminal: {
      ...createTerminal(streams, "en"),
      isInteractive: true,
      print: (line = "") => void shown.push(line),
    },
    prompt: {
      ask: async (message) => {
        asked.push(message);
        return answers.next().value;
      },
      choose: async () => undefined,
      close: () => {},
    },
    random: createRandom("terminal"),
    seating: { seats, chance: "person" },
    recordOf: () => {
      throw new Error("nothing is to be kept");
    },
  });
  return { asked, shown: shown.join("\n") };
}

const DEAL = "1,7,9,12/2,5,6,8";
const CLEAR = "\u001b[2J";

test("lay.hidden: the terminal is cleared and handed over before the next player sees a hand", async () => {
  const { asked, shown } = await share(
    await gameOf(HIDDEN_HANDS),
    ["person", "person"],
    [DEAL, "2", "", "9", "", "8", "3"],
  );
  expect(asked.filter((message) => message.startsWith("The terminal"))).toEqual([
    "The terminal goes to: Player 1 (adder)",
    "The terminal goes to: Player 2 (boa)",
    "The terminal goes to: Player 1 (adder)",
  ]);
  const [, first = "", second = "", third = ""] = shown.split(CLEAR);
  expect(first).toContain(" 12 ");
  expect(second).not.toContain(" 12 ");
  expect(second).toContain("» ?\n");
  expect(third).toContain("Snake 9 takes 2 eggs for player 1.");
});

test("nobody is asked to hand over who plays alone, or where nothing is hidden", async () => {
  const alone = await share(await gameOf(HIDDEN_HANDS), ["person", "random"], [DEAL, "2", "9", "3"]);
  const open = await share(await gameOf(TIC_TAC_TOE), ["person", "person"], ["a1", "b2"]);
  for (const { asked, shown } of [alone, open]) {
    expect(asked.filter((message) => message.startsWith("The terminal"))).toEqual([]);
    expect(shown).not.toContain(CLEAR);
  }
});

test("turn.secret: each chooses behind the other’s back, without a player before the choice, and all move at once", async () => {
  const { asked, shown } = await share(
    await gameOf(SNAKE_DUEL),
    ["person", "person"],
    ["e5", "", "s", "2:w", "n", "", "2:w"],
  );
  expect(asked.filter((message) => message.startsWith("The terminal"))).toEqual([
    "The terminal goes to: Player 1 (adder)",
    "The terminal goes to: Player 2 (boa)",
    "The terminal goes to: Player 1 (adder)",
  ]);
  const [, second = ""] = shown.split(CLEAR).slice(1);
  expect(shown).toContain("That is where your snake comes from.");
  expect(shown).toContain("this is the choice of another seat");
  expect(second).toContain("» 1:?");
  expect(second).not.toContain("1:n");
  expect(second).toContain("Player 1 goes to a4.");
});
