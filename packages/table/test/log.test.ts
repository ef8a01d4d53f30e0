import { createTable, type Game } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { snakeDuel } from "@serpentarium/snake-duel";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { IncrementalLog, logOf } from "../src/log.ts";

const game: Game = ticTacToe;
const notations = (log: ReturnType<typeof logOf>) => log.map(({ notation }) => notation);

/** A match between people; returns its context after each event. */
function matchOf(of: Game, seats = 2) {
  const table = createTable(of, { seats });
  const actor = createActor(createTurnMachine(of), { input: { table, dealer: "person" } }).start();
  return (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return actor.getSnapshot().context;
  };
}
const play = (action: string) => ({ type: "play" as const, action });

test("keeps existing entries and appends new ones", () => {
  const send = matchOf(game);
  const log = new IncrementalLog(game);
  send(play("b2"));
  const before = log.of(send(play("a1")));
  const context = send(play("c3"));
  const after = log.of(context);
  expect(after).toEqual(logOf(game, context));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test("removes undone entries and adds the ones played instead", () => {
  const send = matchOf(game);
  const log = new IncrementalLog(game);
  send(play("b2"));
  log.of(send(play("a1")));
  expect(notations(log.of(send({ type: "undo" })))).toEqual(["b2"]);
  const context = send(play("c1"));
  expect(log.of(context)).toEqual(logOf(game, context));
  expect(notations(log.of(context))).toEqual(["b2", "c1"]);
});

test("rebuilds the log for another match, even with the same first action", () => {
  const log = new IncrementalLog(game);
  const first = log.of(matchOf(game)(play("b2")));
  const second = log.of(matchOf(game)(play("b2")));
  expect(second).toEqual(first);
  expect(second[0]).not.toBe(first[0]);
});

test("setup.deal: rebuilds the log for another viewer", () => {
  const context = matchOf(hiddenHands, 3)(play("1,7,9,12/2,5,6,8/3,4,10,11"));
  const log = new IncrementalLog(hiddenHands);
  expect(notations(log.of(context, 0))).toEqual(["1,7,9,12/?,?,?,?/?,?,?,?"]);
  expect(notations(log.of(context, 1))).toEqual(["?,?,?,?/2,5,6,8/?,?,?,?"]);
  expect(notations(log.of(context, "everyone"))).toEqual(["?,?,?,?/?,?,?,?/?,?,?,?"]);
});

test("turn.secret: updates a secret choice when it is revealed", () => {
  const send = matchOf(snakeDuel);
  const log = new IncrementalLog(snakeDuel);
  send(play("e5"));
  const entries = log.of(send(play("2:w")), 0);
  expect(notations(entries)).toEqual(["e5", "2:?"]);
  expect(entries[1]?.actor).toBe(1);
  expect(notations(log.of(send(play("1:n")), 0))).toEqual(["e5", "2:w", "1:n"]);
});
