import { explainGreedy, solve } from "@serpentarium/bots";
import {
  createRandom,
  createTable,
  type Game,
  type GameTypes,
  hasWon,
  outcomeOf,
  play,
  resultText,
  unwrap,
} from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { outcomeOfEarlyEnding, replay } from "@serpentarium/core/record";
import { createTurnMachine } from "@serpentarium/core/turn";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { elimination, points, solitaire, teams } from "../src/index.ts";

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
  expect(resultText(elimination, context.position, context.outcome ?? expect.fail()).en).toBe(
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
    return [outcome.places, resultText(solitaire, over, outcome).en];
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
