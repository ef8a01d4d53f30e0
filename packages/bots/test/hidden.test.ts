import {
  createRandom,
  createTable,
  determinize,
  randomAction,
  seenPosition,
  unwrap,
} from "@serpentarium/core";
import { type HiddenHands, hiddenHands } from "@serpentarium/hidden-hands";
import { describe, expect, test } from "vitest";
import {
  analyse,
  type BotSpec,
  consider,
  createBot,
  createSearch,
  hint,
  type Question,
} from "../src/index.ts";
import { recordOf } from "./fixtures/record-of.ts";

type Position = HiddenHands["position"];

const BOTS: readonly BotSpec[] = [
  { bot: "random" },
  { bot: "greedy" },
  { bot: "mcts", iterations: 60 },
  { bot: "mcts", iterations: 60, worth: { scores: 2 } },
];

/** Positions of random games in which a seat is to act and does not know everything. */
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

/** A match of three bots of a kind, from what each sees. */
function playedBy(spec: BotSpec): { position: Position; action: HiddenHands["action"] }[] {
  const bot = createBot(hiddenHands, spec);
  const random = createRandom(7);
  const played: ReturnType<typeof playedBy> = [];
  let position = hiddenHands.start(createTable(hiddenHands, { seats: 3 }));
  while (position.phase !== "over") {
    const seat = hiddenHands.toAct(position);
    const action =
      typeof seat === "number"
        ? bot.choose(seenPosition(hiddenHands, position, seat), played.length)
        : hiddenHands.draw(position, random);
    played.push({ position, action });
    position = hiddenHands.apply(position, action);
  }
  return played;
}

/** The same position with what the seat to act does not see dealt anew. */
function otherwise(position: Position, seed: number): Position {
  const seat = hiddenHands.toAct(position);
  if (typeof seat !== "number") return position;
  return determinize(hiddenHands, position, seat, createRandom(seed));
}

const CASES = [2, 3].flatMap((seats) =>
  [0, 1, 2].flatMap((seed) =>
    positionsOf(seats, seed).flatMap((position) => {
      const other = otherwise(position, seed);
      const [one, two] = [position, other].map((each) => hiddenHands.formatPosition(each));
      return one === two ? [] : [{ position, other, text: one }];
    }),
  ),
);

describe("what a seat does not see makes no difference", () => {
  test("there are positions to look at", () => {
    expect(CASES.length).toBeGreaterThan(20);
  });

  test.each(BOTS)("to what it plays: %j", (spec) => {
    const bot = createBot(hiddenHands, spec);
    for (const { position, other, text } of CASES) {
      expect(bot.choose(other, "monday"), text).toEqual(bot.choose(position, "monday"));
    }
  });

  test.each(BOTS)("to what it makes of its position: %j", async (spec) => {
    const ask = (position: Position): Question<HiddenHands> => ({ game: hiddenHands, position, seed: 3 });
    for (const { position, other, text } of CASES.slice(0, 12)) {
      expect(await consider(ask(other), spec), text).toEqual(await consider(ask(position), spec));
    }
  });

  test("to a hint, and to a search that goes on from turn to turn", async () => {
    const options = { bot: { bot: "mcts", iterations: 40 } } as const;
    for (const { position, other, text } of CASES.slice(0, 12)) {
      expect(await hint(hiddenHands, other, options), text).toEqual(
        await hint(hiddenHands, position, options),
      );
      const [one, two] = [position, other].map((each) => {
        const search = createSearch(hiddenHands, hiddenHands.start(position.table), 1);
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
    ["take.longest: for four eggs the long snake is laid", "lay:1 2,11/5,6 4", "11"],
    ["take.longest: for one egg it is kept for more", "lay:1 2,11/5,6 1", "2"],
  ])("%s", (_why, text, card) => {
    const position = unwrap(hiddenHands.parsePosition(text, table));
    const action = createBot(hiddenHands, { bot: "mcts", iterations: 2000 }).choose(position, 1);
    expect(hiddenHands.formatAction(action, position)).toBe(card);
  });

  test.each(BOTS)("is played by the rules, from what each seat sees: %j", (spec) => {
    expect(playedBy(spec).map(({ position, action }) => hiddenHands.refuse(position, action))).toEqual(
      Array.from({ length: 1 + 4 * 4 }, () => undefined),
    );
  });

  test("is analysed with the eyes of whoever is to act", async () => {
    const played = playedBy({ bot: "mcts", iterations: 20 });
    const texts = played.map(({ position, action }) => hiddenHands.formatAction(action, position));
    const record = recordOf(hiddenHands, texts, { seats: 3 });
    const { moments, last } = unwrap(await analyse(hiddenHands, record, { iterations: 20 }));
    expect(moments.map(({ text }) => text)).toEqual(texts);
    for (const shares of [...moments.map((moment) => moment.shares), last]) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});
