import { createBot, explainGreedy, solve } from "@serpentarium/bots";
import {
  createRandom,
  createTable,
  determinize,
  type Game,
  type GameTypes,
  hasWon,
  outcomeOf,
  play,
  redactPosition,
  resultText,
  unwrap,
} from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { openSeatRecord, outcomeOfEarlyEnding, recordForSeat, replay } from "@serpentarium/core/record";
import { clickResolver } from "@serpentarium/core/scene";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { auction, draft, elimination, hex, hounds, manhunt, points, solitaire, teams } from "../src/index.ts";

const words = createWords("en", coreEn);

/** Returns the position of a game after some actions. */
const after = <T extends GameTypes>(game: Game<T>, seats: number, actions: readonly string[]) =>
  actions.reduce(
    (position: T["position"], text) => unwrap(play(game, position, text)).position,
    game.start(createTable(game, { seats })),
  );

test("a seat that gives up is last, and the others play on to their places", () => {
  const actor = createActor(createTurnMachine(elimination), {
    input: { table: createTable(elimination, { seats: 4 }) },
  }).start();
  const narrated: string[] = [];
  actor.on("played", ({ text }) => narrated.push(text));
  actor.send({ type: "play", action: "3" });
  actor.send({ type: "end", reason: "resign", seat: 0 });
  for (const action of ["3", "3", "1", "3", "3", "1"]) actor.send({ type: "play", action });
  const { context } = actor.getSnapshot();
  expect(narrated[1]).toBe("1!resign");
  expect(context.ended).toBeNull();
  expect(context.outcome).toEqual({ reason: "end.last", places: [4, 2, 1, 3] });
  expect(words.format(resultText(elimination, context.position, context.outcome ?? expect.fail()))).toBe(
    "Player 3 wins (2. Player 2, 3. Player 4, 4. Player 1)",
  );
  const record = recordOf(elimination, context);
  expect(record.outcome).toEqual({ winners: [2], reason: "end.last", places: [4, 2, 1, 3] });
  expect(unwrap(replay(elimination, JSON.stringify(record))).outcome).toEqual(context.outcome);
  actor.send({ type: "undo" });
  expect(actor.getSnapshot().context.outcome).toBeNull();
});

test("a seat that is out cannot give up again", () => {
  const position = after(elimination, 3, ["3!abandon"]);
  const again = play(elimination, position, "3!abandon");
  expect(again.ok ? undefined : again.error.clause).toBe("end.last");
});

test("who resigns loses with their partner", () => {
  const ending = { reason: "resign", seat: 2 } as const;
  expect(outcomeOfEarlyEnding(teams, createTable(teams, { seats: 4 }), ending)).toEqual({
    reason: "resign",
    places: [2, 1, 2, 1],
    by: 2,
  });
});

test("a bot completes the square of its partner", () => {
  const position = after(teams, 4, ["a1", "d4", "b1", "d1", "a2", "c3"]);
  const [best] = explainGreedy(teams, position, createRandom(1)).actions;
  expect(best?.text).toBe("b2");
  expect(best?.shares).toEqual([1, 0, 1, 0]);
  expect(
    [0, 1, 2, 3].filter((seat) => hasWon(unwrap(play(teams, position, "b2")).position, seat, teams)),
  ).toEqual([0, 2]);
});

test("a bot alone against the deck tries to win, and all win or lose together", () => {
  const position = after(solitaire, 3, ["6", "double", "6", "add", "3"]);
  expect(solve(solitaire, position)).toMatchObject({ action: { choice: "add" }, shares: [1, 1, 1] });
  const [won, lost] = ["add", "double"].map((choice) => {
    const over = unwrap(play(solitaire, position, choice)).position;
    const outcome = outcomeOf(over) ?? expect.fail("the game goes on");
    return [outcome.places, words.format(resultText(solitaire, over, outcome))];
  });
  expect(won).toEqual([[1, 1, 1], "The game is won"]);
  expect(lost).toEqual([[2, 2, 2], "The game is lost"]);
});

test("chance plays on for a seat that has left", () => {
  const actor = createActor(createTurnMachine(points), {
    input: { table: createTable(points, { seats: 3 }), seed: "1" },
  }).start();
  actor.send({ type: "end", reason: "abandon", seat: 1 });
  const { position } = actor.getSnapshot().context;
  expect(points.toAct(position)).toBe(0);
  expect(points.chanceOutcomes(position)).toBeUndefined();
  const second = unwrap(play(points, position, "safe")).position;
  expect([points.toAct(second), points.seatsToAct(second), points.legalActions(second, 1)]).toEqual([
    "chance",
    [],
    [],
  ]);
  expect(points.chanceOutcomes(second)?.map(({ action }) => points.formatAction(action, second))).toEqual([
    "safe",
    "risk",
  ]);
  expect(play(points, second, "risk", 1)).toMatchObject({ error: { code: "not-your-turn" } });
  for (let turn = 0; turn < 6; turn++) actor.send({ type: "play", action: "safe" });
  const { context } = actor.getSnapshot();
  expect(context.outcome?.scores).toHaveLength(3);
  const actors = Array.from(context.actions, (action) => action.actor);
  expect(actors.filter((one) => one === 0)).toHaveLength(3);
  expect(actors.filter((one) => one === 1)).toHaveLength(1); // when it left
  const record = recordOf(points, context);
  expect(unwrap(replay(points, JSON.stringify(record))).outcome).toEqual(context.outcome);
});

test("a bot that plays for points takes a risk where it has won already, and one that plays to win does not care", () => {
  const position = after(
    points,
    2,
    ["risk", "heads", "safe", "risk", "heads", "safe", "safe", "safe"].slice(0, 6),
  );
  const last = unwrap(play(points, position, "safe")).position;
  expect(solve(points, last)).toMatchObject({ action: { choice: "risk" } });
  expect(solve(points, last, { aim: "win" })).toMatchObject({ shares: [1, 0] });
});

test("a bid of any amount is one range, above the price and up to what the seat has", () => {
  const start = auction.start(createTable(auction));
  const bidsIn = (position: typeof start) =>
    auction.legalRanges(position).map(({ amounts }) => amounts.map(({ min, max }) => [min, max]));
  expect(bidsIn(start)).toEqual([[], [[1, 1000]]]);
  const bid = unwrap(play(auction, start, "777")).position;
  expect(bidsIn(bid)).toEqual([[], [[778, 1000]]]);
  for (const text of ["777", "1001"])
    expect(play(auction, bid, text)).toMatchObject({ error: { code: "refused" } });
  expect(unwrap(play(auction, bid, "0")).position).toMatchObject({ money: [223, 1000], lots: [1, 0] });
});

test("a bot bids for the last lot what the other seat cannot outbid", () => {
  const position = { ...auction.start(createTable(auction)), money: [1000, 300], lots: [2, 2] };
  const { price } = createBot(auction, { bot: "mcts", iterations: 500 }).choose(position, 1);
  expect(price).toBeGreaterThanOrEqual(300);
});

test("a pick is hidden from others until all have picked, and shows then", () => {
  const seen = (actions: readonly string[]) => redactPosition(draft, after(draft, 2, actions), 1);
  expect(draft.formatPosition(seen(["1:5"]))).toMatch(/"taken":\[\[\],\[\]\]\} _1:\?$/);
  expect(seen(["1:5", "2:8"])).toMatchObject({
    hands: [
      [2, 4, 6],
      [1, 3, 7],
    ],
    taken: [[5], [8]],
  });
});

test("a bot takes the card that follows one of its own", () => {
  const position = {
    ...draft.start(createTable(draft, { seats: 2 })),
    hands: [
      [4, 8],
      [11, 15],
    ],
    taken: [
      [1, 3],
      [6, 13],
    ],
  };
  expect(createBot(draft, { bot: "mcts", iterations: 300 }).choose(position, 1)).toMatchObject({ card: 4 });
});

test("a guard knows where the thief can be, and sees it after every third move", () => {
  const actor = createActor(createTurnMachine(manhunt), { input: { table: createTable(manhunt) } }).start();
  const views = ["7", "3", "8", "4", "6"].map((action) => {
    actor.send({ type: "play", action });
    const record = recordForSeat(manhunt, actor.getSnapshot().context, 1);
    const { position, actions } = unwrap(openSeatRecord(manhunt, record, 1));
    return { action: actions.at(-1), thief: position.thief, possible: position.possible };
  });
  expect(views).toEqual([
    { action: "0", thief: 0, possible: [7, 8, 9] },
    { action: "3", thief: 0, possible: [7, 8, 9] },
    { action: "0", thief: 0, possible: [5, 6, 7, 8, 9] },
    { action: "4", thief: 0, possible: [5, 6, 7, 8, 9] },
    { action: "6", thief: 6, possible: [6] },
  ]);
});

test("a bot guesses where the thief is by what the guard has seen, and takes it where it is seen", () => {
  const hidden = after(manhunt, 2, ["7", "3", "8", "4"]);
  const drawn = Array.from({ length: 40 }, (_, seed) => determinize(manhunt, hidden, 1, createRandom(seed)));
  expect(new Set(drawn.map(({ thief }) => thief))).toEqual(new Set([5, 6, 7, 8, 9]));
  const seen = unwrap(play(manhunt, hidden, "6")).position;
  for (const bot of [{ bot: "greedy" }, { bot: "mcts", iterations: 200 }] as const)
    expect(createBot(manhunt, bot).choose(redactPosition(manhunt, seen, 1), 1)).toMatchObject({ house: 6 });
});

test("two ways to the side are as good as one line of hexagons that touch", () => {
  const position = after(hex, 2, ["c5", "d4", "c4", "d3", "b3", "d2", "b2"]);
  expect(solve(hex, position)).toMatchObject({ shares: [1, 0] });
  expect(outcomeOf(position)).toBeUndefined();
  const blocked = unwrap(play(hex, position, "b1")).position;
  expect(explainGreedy(hex, blocked, createRandom(1)).actions[0]?.text).toBe("a1");
  expect(outcomeOf(unwrap(play(hex, blocked, "a1")).position)).toEqual({
    reason: "end.joined",
    places: [1, 2],
  });
});

test("a bot traps the hare, by a press on two nodes", () => {
  const position = { ...hounds.start(createTable(hounds)), hounds: ["d1", "c2", "d3"] };
  const resolve = clickResolver(hounds, position);
  expect(resolve(["c2"]).next).toEqual(["c3", "d2", "c1"]);
  const { action } = resolve(["c2", "d2"]);
  expect(solve(hounds, position)).toMatchObject({ action, shares: [1, 0] });
  expect(outcomeOf(unwrap(play(hounds, position, "c2,d2")).position)?.reason).toBe("end.trapped");
});
