import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createRandom, createTable, playout } from "@serpentarium/core";
import { expect, test } from "vitest";
import { sssnake } from "../src/index.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test("the cache releases the snakes of a match while its first position is kept", async () => {
  const start = sssnake.start(createTable(sssnake));
  const snakes = playout(sssnake, start, createRandom("forgotten")).snakes.map((snake) => new WeakRef(snake));
  // a weak reference keeps its target alive until the current task ends
  await new Promise(setImmediate);
  collectGarbage();
  expect(start.snakes).toHaveLength(2);
  expect(snakes.map((snake) => snake.deref())).toEqual([undefined, undefined]);
});
