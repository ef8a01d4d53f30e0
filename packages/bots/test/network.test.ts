import {
  createRandom,
  createTable,
  type Game,
  type GameTypes,
  soleWinnerOf,
  unwrap,
} from "@serpentarium/core";
import { messagesById } from "@serpentarium/core/words";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import ssserpentNetwork from "@serpentarium/ssserpent/network.json" with { type: "json" };
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import { createBot, createMctsSearch, estimateValue, thinkSync } from "../src/index.ts";
import {
  FeatureEncoder,
  HIDDEN_UNITS,
  INPUTS,
  NETWORK_FORMAT,
  type NetworkData,
  networkChecksum,
  parseNetwork,
  referenceSeat,
  withNetwork,
} from "../src/network/index.ts";
import en from "../words/en.json" with { type: "json" };

const withChecksum = (data: Omit<NetworkData, "checksum">): NetworkData => ({
  ...data,
  checksum: networkChecksum(data),
});

/** A network whose weights are given by a function of input and unit. */
function createNetwork<T extends GameTypes>(
  game: Game<T>,
  weight: (input: number, unit: number) => number,
): NetworkData {
  const bytes = Int8Array.from({ length: INPUTS * HIDDEN_UNITS }, (_, i) =>
    weight(Math.floor(i / HIDDEN_UNITS), i % HIDDEN_UNITS),
  );
  return withChecksum({
    format: NETWORK_FORMAT,
    game: game.id,
    version: game.version,
    seats: 2,
    options: createTable(game).options,
    evaluateWeight: 0,
    weights: Buffer.from(bytes.buffer).toString("base64"),
    scale: 0.01,
    biases: Array.from({ length: HIDDEN_UNITS }, (_, unit) => unit / 10),
    outputs: [Array.from({ length: HIDDEN_UNITS + 1 }, (_, unit) => ((7 + unit * 5) % 11) / 20 - 0.25)],
  });
}

const spread = (input: number, unit: number): number => ((input * 31 + unit * 17) % 255) - 127;

/** The share of the seat to act, by the definition of the network, in floating-point numbers. */
function expectedShare<T extends GameTypes>(
  game: Game<T>,
  data: NetworkData,
  position: T["position"],
): number {
  const encoder = new FeatureEncoder(game);
  encoder.encode(position);
  const [output = []] = data.outputs;
  let logit = output[HIDDEN_UNITS] ?? 0;
  for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
    let sum = data.biases[unit] ?? 0;
    for (const input of encoder.inputs.subarray(0, encoder.count)) sum += data.scale * spread(input, unit);
    logit += Math.max(0, sum) * (output[unit] ?? 0);
  }
  return 1 / (1 + Math.exp(-Math.min(Math.max(logit, -15), 15)));
}

const PANTAREI_ROW = "d1,l3,l1,l1+d3+d2,d2+l1,d1,l2,l2,l2,l3,d1,l3,d3,n,d3,d2";

describe("a network", () => {
  function checkEvaluation<T extends GameTypes>(game: Game<T>): void {
    const data = createNetwork(game, spread);
    const evaluated = withNetwork(game, data);
    let position: T["position"] = game.start(createTable(game));
    const bot = createBot(game, { bot: "random" });
    for (let ply = 0; position.phase !== "over" && ply < 30; ply++) {
      const reference = referenceSeat(game, position);
      expect(evaluated.evaluate?.(position, reference)).toBeCloseTo(expectedShare(game, data, position), 9);
      const [own = 0, other = 0] = estimateValue(evaluated, position);
      expect(own + other).toBeCloseTo(1, 12);
      position = game.apply(position, bot.choose(position, ply));
    }
  }

  test("evaluates positions of a small game", () => checkEvaluation(ticTacToe));
  test("evaluates positions after a deal", () => checkEvaluation(pantarei));
  test("evaluates positions of serpents", () => checkEvaluation(ssserpent));

  test("takes at most 100 kB", () => {
    const network = createNetwork(ticTacToe, spread);
    expect(JSON.stringify(network).length).toBeLessThan(100_000);
  });

  test("is used by bots in place of the game’s own evaluation", () => {
    const position = unwrap(
      pantarei.parsePosition(`move:1 ${PANTAREI_ROW} light - 0`, createTable(pantarei)),
    );
    const evaluated = withNetwork(pantarei, createNetwork(pantarei, spread));
    const search = (game: typeof pantarei) =>
      thinkSync(createMctsSearch(game, position, 1, { solverNodes: 0 }), { iterations: 50 });
    expect(search(evaluated)).not.toEqual(search(pantarei));
    expect(search(evaluated)).toEqual(search(evaluated));
    expect(createBot(evaluated, { bot: "greedy" }).choose(position, 1).phase).toBe("move");
  });

  test("adds to the log-odds of the game’s own evaluation where it was trained to", () => {
    const zero = createNetwork(pantarei, () => 0);
    const { checksum: _, ...rest } = zero;
    const outputs = zero.outputs.map((weights) => weights.map(() => 0));
    const half = withNetwork(pantarei, withChecksum({ ...rest, outputs, evaluateWeight: 0.5 }));
    const position = unwrap(
      pantarei.parsePosition(`move:1 ${PANTAREI_ROW} light - 0`, createTable(pantarei)),
    );
    const share = pantarei.evaluate?.(position, 0) ?? 0;
    const odds = Math.sqrt(share / (1 - share));
    expect(half.evaluate?.(position, 0)).toBeCloseTo(odds / (1 + odds), 9);
    expect(half.evaluate?.(position, 1)).toBeCloseTo(1 / (1 + odds), 9);
  });

  test("of a game of this repository is read, and beats the game’s own evaluation", () => {
    const games = [withNetwork(ssserpent, ssserpentNetwork), ssserpent];
    let won = 0;
    for (let number = 0; number < 8; number++) {
      const bots = games.map((game) => createBot(game, { bot: "mcts", iterations: 30, solverNodes: 0 }));
      const random = createRandom(`match/${number}`);
      const own = number % 2;
      let position: Parameters<typeof ssserpent.toAct>[0] = ssserpent.start(createTable(ssserpent));
      for (let ply = 0; position.phase !== "over"; ply++) {
        const actor = ssserpent.toAct(position);
        const bot = bots[actor === own ? 0 : 1];
        const isChance = typeof actor !== "number";
        const action = isChance
          ? ssserpent.drawOutcome(position, random)
          : bot?.choose(position, `${number}/${ply}`);
        if (!action) break;
        position = ssserpent.apply(position, action);
      }
      if (position.phase === "over" && soleWinnerOf(position.outcome) === own) won++;
    }
    expect(won).toBeGreaterThan(5);
  });

  test("leaves tables with other options to the game’s own evaluation", () => {
    const evaluated = withNetwork(pantarei, createNetwork(pantarei, spread));
    for (const [goal, isOwn] of [
      [7, false],
      [5, true],
    ] as const) {
      const table = createTable(pantarei, { options: { goal } });
      const position = unwrap(pantarei.parsePosition(`move:1 ${PANTAREI_ROW} light - 0`, table));
      expect(evaluated.evaluate?.(position, 0) === pantarei.evaluate?.(position, 0)).toBe(isOwn);
    }
  });

  test("describes a position from the view of the seat to act", () => {
    const encoder = new FeatureEncoder(pantarei);
    const inputsAt = (head: string, colour: string): readonly number[] => {
      const text = `${head} ${PANTAREI_ROW} ${colour} - 0`;
      encoder.encode(unwrap(pantarei.parsePosition(text, createTable(pantarei))));
      return [...encoder.inputs.subarray(0, encoder.count)];
    };
    const light = inputsAt("move:1", "light");
    expect(inputsAt("move:1", "light")).toEqual(light);
    expect(inputsAt("move:1", "dark")).not.toEqual(light);
    // only the colour of seat 0 differs, and with it one feature
    const same = inputsAt("move:2", "dark").filter((input, i) => input === light[i]);
    expect(same).toHaveLength(light.length - 1);
  });
});

describe("parseNetwork", () => {
  const good = createNetwork(ticTacToe, spread);
  const { checksum: _, ...content } = good;
  const changed = (changes: Partial<NetworkData>): NetworkData => withChecksum({ ...content, ...changes });

  test("accepts what was written as JSON", () => {
    expect(parseNetwork(ticTacToe, JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, value: good });
  });

  test.each([
    ["another game", { ...good, game: "chess" }, "game", { game: "tic-tac-toe", found: "chess" }],
    [
      "another description of positions",
      { ...good, format: "serpentarium-network/2" },
      "part",
      { place: "format", expected: '"serpentarium-network/1"', found: '"serpentarium-network/2"' },
    ],
    ["too few weights", { ...good, weights: good.weights.slice(4) }, "part", { place: "weights" }],
    [
      "weights that are not base64",
      { ...good, weights: good.weights.replace("A", "!") },
      "part",
      { place: "weights" },
    ],
    ["a number that is none", { ...good, scale: Number.NaN }, "part", { place: "scale" }],
    ["an infinite number", { ...good, biases: good.biases.with(0, Infinity) }, "part", { place: "biases.0" }],
    ["too few biases", { ...good, biases: [] }, "part", { place: "biases" }],
    ["too few outputs", changed({ outputs: [] }), "seats", { min: 2, max: 2, found: 2, outputs: 0 }],
    ["a changed weight", { ...good, weights: good.weights.replace("B", "C") }, "checksum", undefined],
    ["a changed number", { ...good, scale: 2 }, "checksum", undefined],
    ["other data", "network", "part", { place: "network", expected: "Object" }],
  ])("refuses %s, and says what was expected", (_, input, what, data) => {
    const message = { id: `failures.bad-network.${what}`, ...(data && { data }) };
    expect(parseNetwork(ticTacToe, input)).toMatchObject({
      ok: false,
      error: { code: "bad-network", message },
    });
    expect(() => withNetwork(ticTacToe, input)).toThrow(expect.objectContaining({ code: "bad-network" }));
  });

  test("returns a result for any input", () => {
    for (const [what, value] of mutatedInputs(good))
      expect(parseNetwork(ticTacToe, value), what).toSatisfy(
        ({ ok, error }) => ok || (error.code === "bad-network" && messagesById(en).has(error.message.id)),
      );
  });
});
