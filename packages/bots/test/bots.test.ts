import { gzipSync } from "node:zlib";
import { connectFour } from "@serpentarium/connect-four";
import {
  createRandom,
  type Game,
  type GameTypes,
  hasWon,
  type Message,
  randomAction,
  SerpentariumError,
  soleWinnerOf,
} from "@serpentarium/core";
import { isPlayerName } from "@serpentarium/core/record";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import coreFr from "@serpentarium/core/words/fr" with { type: "json" };
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { FACES } from "../src/faces.ts";
import {
  type BotSpec,
  bestAction,
  createBot,
  formatBot,
  hint,
  LEVELS,
  parseBot,
  runBot,
} from "../src/index.ts";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";
import { type StonesTypes, stonesGame } from "./fixtures/stones.ts";

/** Plays one game between bots and returns its last position. */
function play<T extends GameTypes>(game: Game<T>, specs: readonly BotSpec[], seed: string): T["position"] {
  const random = createRandom(seed);
  const bots = specs.map((spec) => createBot(game, spec));
  let position = startPosition(game, specs.length);
  for (let turn = 0; position.phase !== "over"; turn++) {
    const actor = game.toAct(position);
    const bot = typeof actor === "number" ? bots[actor] : undefined;
    const action = bot ? bot.choose(position, `${seed}/${turn}`) : game.drawOutcome(position, random);
    expect(game.refuse(position, action)).toBeUndefined();
    position = game.apply(position, action);
  }
  return position;
}

describe("random", () => {
  test("plays the random action of core", () => {
    const start = startPosition(connectFour);
    const action = createBot(connectFour, { bot: "random" }).choose(start, "monday");
    expect(action).toBe(randomAction(connectFour, start, createRandom("monday")));
  });
});

describe("greedy", () => {
  const greedy = createBot(ticTacToe, { bot: "greedy" });

  test("end.line: takes an immediate win", () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(greedy.choose(ticTacToeAt("place:1 x.o.xo..."), seed)).toMatchObject({ cell: 8 });
    }
  });

  test("breaks ties at random", () => {
    const played = new Set(
      Array.from({ length: 100 }, (_, seed) => greedy.choose(startPosition(ticTacToe), seed)),
    );
    expect(played.size).toBe(9);
  });

  test("follows `evaluate` for its own seat", () => {
    const game: Game<StonesTypes> = {
      ...stonesGame(9, false),
      evaluate: ({ stones }, seat) => (seat === 0 ? stones / 10 : 1 - stones / 10),
    };
    const greedy = createBot(game, { bot: "greedy" });
    const start = startPosition(game, 2);
    const first = greedy.choose(start, 1);
    expect(first.word).toBe("1");
    expect(greedy.choose(game.apply(start, first), 1).word).toBe("3");
  });
});

describe("a match between bots", () => {
  test("follows the rules and is reproducible", () => {
    const specs = [{ bot: "mcts", iterations: 20 }, { bot: "greedy" }] as const;
    expect(play(connectFour, specs, "a")).toEqual(play(connectFour, specs, "a"));
  });

  test("works for three and four seats", () => {
    const game = stonesGame(12, true);
    for (const seats of [3, 4]) {
      const specs = Array.from(
        { length: seats },
        (_, seat): BotSpec => (seat === 0 ? { bot: "mcts", iterations: 30 } : { bot: "random" }),
      );
      expect(soleWinnerOf(play(game, specs, "b").outcome)).toBeDefined();
    }
  });

  test("is won by search against random", () => {
    const won = Array.from({ length: 20 }, (_, game) => {
      const specs: BotSpec[] = [{ bot: "mcts", iterations: 100 }, { bot: "random" }];
      const seat = game % 2;
      const position = play(connectFour, seat ? specs.toReversed() : specs, `${game}`);
      return hasWon(position, seat);
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(19);
  });

  test("takes no time for a forced action", () => {
    const game = stonesGame(200, true);
    const position = game.apply(startPosition(game, 2), { phase: "chance", word: "1" });
    // with a clock that never advances, thinking would never end
    const bot = createBot(game, { bot: "mcts", milliseconds: 1000, solverNodes: 0 }, () => 0);
    expect(bot.choose(position, 0).word).toBe("1");
  });
});

describe("bot names", () => {
  test.each(["random", "greedy", "mcts:1000", "mcts:250ms"])("parses and formats %s", (text) => {
    const parsed = parseBot(text);
    expect(parsed.ok && formatBot(parsed.value)).toBe(text);
  });

  test.each(["", "Random", "mcts", "mcts:0", "mcts:-5", "mcts:1e3", "mcts:5s", "mcts:9999999999", "greedy "])(
    "bad-option: %j",
    (text) => {
      const parsed = parseBot(text);
      expect(parsed.ok ? undefined : parsed.error.code).toBe("bad-option");
    },
  );

  test("createBot refuses the bare name of a bot", () => {
    expect(() => createBot(ticTacToe, JSON.parse('"mcts:1000"'))).toThrow(
      expect.objectContaining({
        code: "bad-option",
        message: expect.stringContaining('not a bot: "mcts:1000"; use parseBot'),
      }),
    );
  });

  test("formats a search without limits with its default iterations", () => {
    expect(formatBot({ bot: "mcts" })).toBe("mcts:1000");
  });
});

describe("levels", () => {
  test("have unique ids", () => {
    expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(LEVELS.length);
  });

  test.each([createWords("en", en, coreEn), createWords("fr", fr, coreFr)])(
    "have words in $language: titles, styles, and names that are not those of people",
    (words) => {
      for (const { id } of LEVELS) {
        const title = words.text(`bots.levels.${id}`);
        const name = words.text(`bots.names.${id}`, { form: "title" });
        expect(title).toMatch(/^\p{Lu}\p{Ll}+$/u);
        expect(words.text("bots.titled", { level: id })).toBe(`${name} – ${title}`);
        expect(words.text(`bots.styles.${id}`)).toMatch(new RegExp(`^${name} .+\\.$`));
        expect([name, `${name} 2`, `${name} B`].filter(isPlayerName)).toEqual([]);
      }
    },
  );

  test("name a seat in the grammatical form that a sentence needs", () => {
    const sentences = {
      language: "fr",
      start: "{$seat :seat form=start}",
      genitive: "{$seat :seat form=genitive}",
    };
    const words = createWords("fr", sentences, fr);
    const namesOf = (name: Message) => {
      const named = words.withSeats(() => name);
      return [named.text("start", { seat: 0 }), named.text("genitive", { seat: 0 })];
    };
    expect(namesOf({ id: "bots.names.good" })).toEqual(["Argus", "d’Argus"]);
    const second = { id: "bots.numbered", data: { level: "good", mark: 2 } };
    expect(namesOf(second)).toEqual(["Argus 2", "d’Argus 2"]);
  });

  test("have faces of less than a kilobyte together", () => {
    expect(Object.keys(FACES)).toEqual(LEVELS.map(({ id }) => id));
    expect(gzipSync(JSON.stringify(FACES)).length).toBeLessThan(1000);
    for (const { head, white, black, lines } of Object.values(FACES))
      for (const path of [head, white, black, lines]) expect(path).toMatch(/^(?:M[-\d.aclmhqstvzCS ]+)*$/);
  });

  test.each(LEVELS)("$id plays a match of tic-tac-toe", ({ bot }) => {
    const quick = "milliseconds" in bot ? { ...bot, milliseconds: 20 } : bot;
    expect(play(ticTacToe, [quick, { bot: "random" }], "c").phase).toBe("over");
  });
});

describe("hint", () => {
  test("end.line: suggests the winning action, in notation", async () => {
    const { actions, actor } = await hint(ticTacToe, ticTacToeAt("place:2 x...xo..."));
    expect(actor).toBe(1);
    expect(actions[0]).toMatchObject({ text: "c1" });
  });

  test("can use any bot", async () => {
    const { actions, actor } = await hint(ticTacToe, ticTacToeAt("place:1 x.o.xo..."), {
      bot: { bot: "greedy" },
      seed: 3,
    });
    expect(actor).toBe(0);
    expect(actions.map(({ text }) => text)[0]).toBe("c1");
    expect(actions).toHaveLength(5);
  });
});

describe("runBot", () => {
  test("returns a single action for random, and claims nothing", async () => {
    const position = startPosition(connectFour);
    const explanation = await runBot({ game: connectFour, position, seed: 1 }, { bot: "random" });
    const claims = { shares: [0.5, 0.5], proven: false };
    expect(explanation).toMatchObject({ actor: 0, iterations: 0, ...claims });
    expect(explanation.actions).toMatchObject([{ visits: 0, ...claims }]);
  });

  test("over: the explanation of a finished game has no best action", async () => {
    const position = ticTacToeAt("over:1!end.line x.o.xo..x");
    const explanation = await runBot({ game: ticTacToe, position, seed: 1 }, { bot: "mcts", iterations: 5 });
    expect(() => bestAction(explanation)).toThrow(SerpentariumError);
  });
});
