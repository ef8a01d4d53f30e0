import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { contextFromSnapshot, createContext } from "../src/context/index.ts";
import { unwrap } from "../src/index.ts";
import { createTurnMachine, toResumeOptions } from "../src/turn/index.ts";
import { begin, machine, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const input = { table: tableOf(), occupants: ["person", "random"], dealer: "person", seed: "monday" };

test("only the turn machine needs XState, and nothing else of core imports it", () => {
  const source = join(import.meta.dirname, "../src");
  const users = globSync("**/*.ts", { cwd: source }).filter((file) =>
    /from "(?:xstate|[./]+\/turn\/[\w./-]+)";/.test(readFileSync(join(source, file), "utf8")),
  );
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !file.startsWith("turn/"))).toEqual([]);
});

test("a new context is that of a machine with the same input", () => {
  const { context } = createActor(machine, { input }).getSnapshot();
  expect(createContext<Pebbles>(pebbles, input)).toEqual(context);
});

test("an actor resumes with the same context, and continues like one that began with its input", () => {
  const context = createContext<Pebbles>(pebbles, input);
  const resumed = createActor(machine, toResumeOptions(pebbles, machine, context)).start();
  expect(resumed.getSnapshot().context).toBe(context);
  const { actor } = begin(input);
  for (const each of [resumed, actor])
    for (const action of ["die2", "take1", "die3"]) each.send({ type: "play", action });
  expect(resumed.getSnapshot().context).toEqual(actor.getSnapshot().context);
  expect(resumed.getSnapshot().value).toBe(actor.getSnapshot().value);
});

test("bad-snapshot: a program that is not among those named", () => {
  const logic = createTurnMachine(pebbles, { bot: fromCallback(() => {}) });
  const { actor } = begin({ occupants: ["person", "bot"] }, {}, { logic });
  const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  expect(unwrap(contextFromSnapshot(pebbles, stored, ["bot"]))).toEqual(actor.getSnapshot().context);
  expect(contextFromSnapshot(pebbles, stored)).toMatchObject({
    error: { code: "bad-snapshot", message: { data: { problem: { data: { missing: "bot" } } } } },
  });
});
