import { describe, expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import {
  type Attempt,
  attempt,
  beginAttempt,
  defineTeaching,
  explain,
  positionOf,
  standingOf,
  type Task,
} from "../src/teaching/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const words = { en: "Take the last pebble.", fr: "Prenez le dernier caillou." };
const because = { en: "Two are left, and the other takes them.", fr: "Il en reste deux, l’autre les prend." };

const task: Task<Pebbles> = {
  id: "last",
  clauses: ["end.last"],
  position: "take=3 4 12 0 - 0,0",
  title: words,
  task: words,
  within: 3,
  solutions: [["take2", "die2", "take2"]],
  hints: [words],
  mistakes: [
    { play: ["take1", "die1"], because },
    { play: "take4", refused: "take.most" },
  ],
  done: words,
  reaches: (after) => after.phase === "over",
};

/** The try in which all that is played, in notation. */
function tried(...texts: readonly string[]): Attempt<Pebbles> {
  let made = unwrap(beginAttempt(pebbles, task));
  for (const text of texts) {
    made = attempt(pebbles, made, unwrap(pebbles.parseAction(text, made.position)));
  }
  return made;
}

describe("a setting", () => {
  test("gives its position, at its table", () => {
    expect(pebbles.formatPosition(unwrap(positionOf(pebbles, task)))).toBe(task.position);
    const three = { ...task, seats: 3, options: { pebbles: 20 }, position: "take=3 19 123 0 - 0,1,0" };
    expect(unwrap(positionOf(pebbles, three)).table).toMatchObject({ seats: 3, options: { pebbles: 20 } });
  });
  test.each([
    ["bad-position", { position: "nonsense" }],
    ["bad-seats", { seats: 9 }],
    ["bad-option", { options: { pebbles: "many" } }],
  ])("is refused: %s", (code, change) => {
    expect(positionOf(pebbles, { ...task, ...change })).toMatchObject({ error: { code } });
    expect(beginAttempt(pebbles, { ...task, ...change })).toMatchObject({ error: { code } });
  });
});

describe("a try", () => {
  test("begins with nothing played, and keeps what is played and what that does", () => {
    expect(tried()).toMatchObject({ actions: [], events: [] });
    const made = tried("take1", "die2");
    expect(made.actions).toEqual(["take1", "die2"]);
    expect(made.events).toHaveLength(tried("take1").events.length + 1);
    expect(pebbles.formatPosition(made.position)).toContain("take=2 3");
  });
  test("is open until the aim is reached", () => {
    expect(standingOf(task, tried())).toBe("open");
    expect(standingOf(task, tried("take2", "die2"))).toBe("open");
    expect(standingOf(task, tried("take2", "die2", "take2"))).toBe("reached");
  });
  test("is missed with all actions played, or when the game is over", () => {
    expect(standingOf(task, tried("take1", "die2", "take2"))).toBe("missed");
    const never = { ...task, within: 9, reaches: () => false };
    expect(standingOf(never, tried("take2", "die2", "take2"))).toBe("missed");
  });
  test("of a task that does not say has one action", () => {
    const { within: _, ...once } = task;
    expect(standingOf(once, tried("take1"))).toBe("missed");
  });
  test("may use what the actions did", () => {
    const told = { reaches: (_: unknown, events: readonly unknown[]) => events.length > 1 };
    expect(standingOf(told, tried("take1"))).toBe("missed");
    expect(standingOf(told, tried("take1", "die2"))).toBe("reached");
  });
  test("is explained exactly where it is foreseen", () => {
    expect(explain(task, tried("take1", "die1"))).toBe(because);
    expect(explain(task, tried("take1"))).toBeUndefined();
    expect(explain(task, tried("take1", "die1", "take1"))).toBeUndefined();
    expect(explain(task, { actions: ["take4"] })).toBeUndefined();
  });
});

test("a teaching is what is written", () => {
  const teaching = { pictures: [], tasks: [task] };
  expect(defineTeaching<Pebbles>(teaching)).toBe(teaching);
});
