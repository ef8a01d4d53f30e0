import { createTable, type Game } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { snakeDuel } from "@serpentarium/snake-duel";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { GrowingLog, logOf } from "../src/play/log.ts";

const game: Game = ticTacToe;
const notations = (log: ReturnType<typeof logOf>) => log.map(({ notation }) => notation);

/** A match in which people play, and what it is after each event. */
function matchOf(of: Game, seats = 2) {
  const table = createTable(of, { seats });
  const actor = createActor(createTurnMachine(of), { input: { table, dealer: "person" } }).start();
  return (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return actor.getSnapshot().context;
  };
}
const play = (action: string) => ({ type: "play" as const, action });

test("what a log has told it keeps, and adds what came", () => {
  const send = matchOf(game);
  const log = new GrowingLog(game);
  send(play("b2"));
  const before = log.of(send(play("a1")));
  const context = send(play("c3"));
  const after = log.of(context);
  expect(after).toEqual(logOf(game, context));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test("what was taken back is gone, and what is played in its place is told", () => {
  const send = matchOf(game);
  const log = new GrowingLog(game);
  send(play("b2"));
  log.of(send(play("a1")));
  expect(notations(log.of(send({ type: "undo" })))).toEqual(["b2"]);
  const context = send(play("c1"));
  expect(log.of(context)).toEqual(logOf(game, context));
  expect(notations(log.of(context))).toEqual(["b2", "c1"]);
});

test("another match is told from its beginning, though it begins with the same action", () => {
  const log = new GrowingLog(game);
  const first = log.of(matchOf(game)(play("b2")));
  const second = log.of(matchOf(game)(play("b2")));
  expect(second).toEqual(first);
  expect(second[0]).not.toBe(first[0]);
});

test("setup.deal: to somebody else the same deal is told anew", () => {
  const context = matchOf(hiddenHands, 3)(play("1,7,9,12/2,5,6,8/3,4,10,11"));
  const log = new GrowingLog(hiddenHands);
  expect(notations(log.of(context, 0))).toEqual(["1,7,9,12/?,?,?,?/?,?,?,?"]);
  expect(notations(log.of(context, 1))).toEqual(["?,?,?,?/2,5,6,8/?,?,?,?"]);
  expect(notations(log.of(context, "everyone"))).toEqual(["?,?,?,?/?,?,?,?/?,?,?,?"]);
});

test("turn.secret: a choice is told when it is no secret any more", () => {
  const send = matchOf(snakeDuel);
  const log = new GrowingLog(snakeDuel);
  send(play("e5"));
  const entries = log.of(send(play("2:w")), 0);
  expect(notations(entries)).toEqual(["e5", "2:?"]);
  expect(entries[1]?.actor).toBe(1);
  expect(notations(log.of(send(play("1:n")), 0))).toEqual(["e5", "2:w", "1:n"]);
});
