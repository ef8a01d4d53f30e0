import { describe, expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import {
  type Attempt,
  attemptStatus,
  beginAttempt,
  continueAttempt,
  explainMistake,
  type Goal,
  parseTeachingPosition,
  type Task,
} from "../src/teaching/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const task: Task = {
  id: "last",
  clauses: ["end.last"],
  position: "take=3 4 12 0 - 0,0",
  maxActions: 3,
  solutions: [["take2", "die2", "take2"]],
  mistakes: [
    { id: "two-left", play: ["take1", "die1"] },
    { play: "take4", refused: "take.most" },
  ],
  goal: { winner: 1 },
};

/** Returns the attempt in which some actions are played, in notation. */
function attemptAfter(...actions: readonly string[]): Attempt<Pebbles> {
  let current = unwrap(beginAttempt(pebbles, task));
  for (const action of actions) {
    current = continueAttempt(pebbles, current, unwrap(pebbles.parseAction(action, current.position)));
  }
  return current;
}

describe("a teaching position", () => {
  test("is parsed for its table", () => {
    expect(pebbles.formatPosition(unwrap(parseTeachingPosition(pebbles, task)))).toBe(task.position);
    const three = { ...task, seats: 3, options: { pebbles: 20 }, position: "take=3 19 123 0 - 0,1,0" };
    expect(unwrap(parseTeachingPosition(pebbles, three)).table).toMatchObject({
      seats: 3,
      options: { pebbles: 20 },
    });
  });
  test.each([
    ["bad-position", { position: "nonsense" }],
    ["bad-seats", { seats: 9 }],
    ["bad-option", { options: { pebbles: "many" } }],
  ])("is rejected: %s", (code, change) => {
    expect(parseTeachingPosition(pebbles, { ...task, ...change })).toMatchObject({ error: { code } });
    expect(beginAttempt(pebbles, { ...task, ...change })).toMatchObject({ error: { code } });
  });
});

describe("an attempt", () => {
  test("begins without actions, and collects actions and events", () => {
    expect(attemptAfter()).toMatchObject({ actions: [], events: [] });
    const made = attemptAfter("take1", "die2");
    expect(made.actions).toEqual(["take1", "die2"]);
    expect(made.events).toHaveLength(attemptAfter("take1").events.length + 1);
    expect(pebbles.formatPosition(made.position)).toContain("take=2 3");
  });
  test("is open until the goal is reached", () => {
    expect(attemptStatus(pebbles, task, attemptAfter())).toBe("open");
    expect(attemptStatus(pebbles, task, attemptAfter("take2", "die2"))).toBe("open");
    expect(attemptStatus(pebbles, task, attemptAfter("take2", "die2", "take2"))).toBe("reached");
  });
  test("is missed after the last action allowed, or when the game is over", () => {
    expect(attemptStatus(pebbles, task, attemptAfter("take1", "die2", "take2"))).toBe("missed");
    const never = { ...task, maxActions: 9, goal: { winner: 0 } };
    expect(attemptStatus(pebbles, never, attemptAfter("take2", "die2", "take2"))).toBe("missed");
  });
  test("has one action by default", () => {
    const { maxActions: _, ...once } = task;
    expect(attemptStatus(pebbles, once, attemptAfter("take1"))).toBe("missed");
  });
  test("is explained only where it is one of the mistakes", () => {
    expect(explainMistake(task, attemptAfter("take1", "die1"))).toEqual({
      id: "lesson.last.mistakes.two-left",
    });
    expect(explainMistake(task, attemptAfter("take1"))).toBeUndefined();
    expect(explainMistake(task, attemptAfter("take1", "die1", "take1"))).toBeUndefined();
    expect(explainMistake(task, { actions: ["take4"] })).toBeUndefined();
  });
});

describe("a goal", () => {
  const isReached = (goal: Goal, ...actions: readonly string[]): boolean =>
    attemptStatus(pebbles, { goal, maxActions: 9 }, attemptAfter(...actions)) === "reached";
  const took = { type: "took" };

  test.each<[string, Goal, actions: readonly string[], not: readonly string[]]>([
    ["a winner", { winner: 1 }, ["take2", "die2", "take2"], ["take1", "die1", "take1"]],
    ["an event", { event: { type: "took", spaces: ["take2"] } }, ["take2"], ["take1"]],
    ["an event of a clause", { event: { clause: "throw.die" } }, ["take2"], []],
    ["as many events", { events: took, times: 2 }, ["take1", "die1", "take1"], ["take1"]],
    ["no such event", { events: { type: "threw" }, times: 0 }, ["take1"], ["take1", "die1"]],
    ["a score", { score: 2, seat: 0 }, ["take2"], ["take1"]],
    ["the seat to act", { toAct: 1 }, ["take1", "die1"], ["take1"]],
    ["several goals", { all: [{ toAct: 1 }, { score: 1, seat: 0 }] }, ["take1", "die1"], ["take2", "die1"]],
    ["the opposite of a goal", { not: { event: took } }, [], ["take1"]],
    ["what can follow", { some: { winner: 1 } }, ["take2", "die2"], ["take2", "die1"]],
    ["what must follow", { every: { not: { winner: 1 } } }, ["take2", "die1"], ["take2", "die2"]],
  ])("is %s", (_name, goal, actions, not) => {
    expect(isReached(goal, ...actions)).toBe(true);
    expect(isReached(goal, ...not)).toBe(false);
  });
});
