import {
  createRandom,
  createTable,
  determinize,
  randomAction,
  redactPosition,
  unwrap,
} from "@serpentarium/core";
import { type HiddenHands, hiddenHands } from "@serpentarium/hidden-hands";
import { describe, expect, test } from "vitest";
import {
  analyseMatch,
  type BotRequest,
  type BotSpec,
  createBot,
  createMctsSearch,
  hint,
  runBot,
} from "../src/index.ts";
import { recordOf } from "./fixtures/record-of.ts";

type Position = HiddenHands["position"];

const BOTS: readonly BotSpec[] = [
  { bot: "random" },
  { bot: "greedy" },
  { bot: "mcts", iterations: 60 },
  { bot: "mcts", iterations: 60, aim: { score: 2 } },
];

/** The positions of a random game in which a seat is to act with hidden information. */
function positionsOf(seats: number, seed: number): Position[] {
  const random = createRandom(seed);
  const positions: Position[] = [];
  let position = hiddenHands.start(createTable(hiddenHands, { seats }));
  while (position.phase !== "over") {
    if (position.phase === "lay") positions.push(position);
    position = hiddenHands.apply(position, randomAction(hiddenHands, position, random));
  }
  return positions;
}

/** Plays a match of three bots of one kind, each from what it sees. */
function playMatch(spec: BotSpec): { position: Position; action: HiddenHands["action"] }[] {
  const bot = createBot(hiddenHands, spec);
  const random = createRandom(7);
  const played: ReturnType<typeof playMatch> = [];
  let position = hiddenHands.start(createTable(hiddenHands, { seats: 3 }));
  while (position.phase !== "over") {
    const seat = hiddenHands.toAct(position);
    const action =
      typeof seat === "number"
        ? bot.choose(redactPosition(hiddenHands, position, seat), played.length)
        : hiddenHands.drawOutcome(position, random);
    played.push({ position, action });
    position = hiddenHands.apply(position, action);
  }
  return played;
}

/** The same position with what the acting seat does not see dealt anew. */
function redealt(position: Position, seed: number): Position {
  const seat = hiddenHands.toAct(position);
  if (typeof seat !== "number") return position;
  return determinize(hiddenHands, position, seat, createRandom(seed));
}

const CASES = [2, 3].flatMap((seats) =>
  [0, 1, 2].flatMap((seed) =>
    positionsOf(seats, seed).flatMap((position) => {
      const other = redealt(position, seed);
      const [one, two] = [position, other].map((each) => hiddenHands.formatPosition(each));
      return one === two ? [] : [{ position, other, text: one }];
    }),
  ),
);

describe("hidden information does not influence", () => {
  test("anything in enough positions", () => {
    expect(CASES.length).toBeGreaterThan(20);
  });

  test.each(BOTS)("the action of %j", (spec) => {
    const bot = createBot(hiddenHands, spec);
    for (const { position, other, text } of CASES) {
      expect(bot.choose(other, "monday"), text).toEqual(bot.choose(position, "monday"));
    }
  });

  test.each(BOTS)("the explanation of %j", async (spec) => {
    const ask = (position: Position): BotRequest<HiddenHands> => ({ game: hiddenHands, position, seed: 3 });
    for (const { position, other, text } of CASES.slice(0, 12)) {
      expect(await runBot(ask(other), spec), text).toEqual(await runBot(ask(position), spec));
    }
  });

  test("a hint, or a search that continues from turn to turn", async () => {
    const options = { bot: { bot: "mcts", iterations: 40 } } as const;
    for (const { position, other, text } of CASES.slice(0, 12)) {
      expect(await hint(hiddenHands, other, options), text).toEqual(
        await hint(hiddenHands, position, options),
      );
      const [one, two] = [position, other].map((each) => {
        const search = createMctsSearch(hiddenHands, hiddenHands.start(position.table), 1);
        search.moveTo(each);
        search.run(40);
        return search.explain();
      });
      expect(two, text).toEqual(one);
    }
  });
});

describe("a game with hidden hands", () => {
  const table = createTable(hiddenHands, { options: { hand: 2 } });

  test.each([
    ["take.longest: plays the long snake for four eggs", "lay:1 2,11/5,6 4", "11"],
    ["take.longest: keeps the long snake when there is one egg", "lay:1 2,11/5,6 1", "2"],
  ])("%s", (_why, text, card) => {
    const position = unwrap(hiddenHands.parsePosition(text, table));
    const action = createBot(hiddenHands, { bot: "mcts", iterations: 2000 }).choose(position, 1);
    expect(hiddenHands.formatAction(action, position)).toBe(card);
  });

  test.each(BOTS)("is played by the rules from what each seat sees: %j", (spec) => {
    expect(playMatch(spec).map(({ position, action }) => hiddenHands.refuse(position, action))).toEqual(
      Array.from({ length: 1 + 4 * 4 }, () => undefined),
    );
  });

  test("is analysed from the view of the acting seat", async () => {
    const played = playMatch({ bot: "mcts", iterations: 20 });
    const texts = played.map(({ position, action }) => hiddenHands.formatAction(action, position));
    const record = recordOf(hiddenHands, texts, { seats: 3 });
    const { actions, finalShares } = unwrap(await analyseMatch(hiddenHands, record, { iterations: 20 }));
    expect(actions.map(({ text }) => text)).toEqual(texts);
    for (const shares of [...actions.map((moment) => moment.shares), finalShares]) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});

test("a search with hidden information keeps at most as many nodes as it may", () => {
  const [position] = positionsOf(3, 1);
  if (!position) throw new Error("nothing to search");
  const search = createMctsSearch(hiddenHands, position, 1, { maxNodes: 50 });
  search.run(100);
  expect(search.nodeCount).toBe(50);
  search.run(200);
  expect(search.nodeCount).toBe(50);
});
