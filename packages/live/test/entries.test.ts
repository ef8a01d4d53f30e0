import { expect, test } from "vitest";
import { Entries } from "../src/entries.ts";
import type { Entry } from "../src/entry.ts";

const entry = (at: number, command?: string): Entry => ({
  ...{ type: "left", at, player: 0 },
  ...(command !== undefined && { command }),
});
const timesOf = (entries: Entries): readonly number[] => Array.from(entries, ({ at }) => at);

test("a list is not changed by those that grow from it, and finds its own commands only", () => {
  const base = Entries.of([entry(0, "a"), entry(1)]);
  const one = base.append(entry(2, "b")).append(entry(3, "c"));
  const other = base.append(entry(4, "c")).append(entry(5, "c"));
  expect(timesOf(base)).toEqual([0, 1]);
  expect(timesOf(one)).toEqual([0, 1, 2, 3]);
  expect(timesOf(other)).toEqual([0, 1, 4, 5]);
  const found = (entries: Entries) => ["a", "b", "c"].map((command) => entries.firstOf(command));
  expect(found(base)).toEqual([0, undefined, undefined]);
  expect(found(one)).toEqual([0, 2, 3]);
  expect(found(other)).toEqual([0, undefined, 2]);
});

test("a list that grows as another one did is like it", () => {
  const base = Entries.of([entry(0, "a")]);
  const more = [entry(1, "b"), entry(2)];
  const first = more.reduce((list, one) => list.append(one), base);
  let again = base;
  for (const one of more) again = again.append(one);
  expect(timesOf(again)).toEqual(timesOf(first));
  expect(timesOf(again.append(entry(3)))).toEqual([0, 1, 2, 3]);
  expect(again.firstOf("b")).toBe(1);
  expect(base.firstOf("b")).toBeUndefined();
});

test("entries are found by their number, also from the end", () => {
  const list = Entries.of([entry(0), entry(1), entry(2)]);
  const short = Entries.of([entry(0)]);
  short.append(entry(1));
  expect([list.at(1)?.at, list.at(-1)?.at, list.at(3), short.at(1), short.at(-1)?.at]).toEqual([
    1,
    2,
    undefined,
    undefined,
    0,
  ]);
  expect(list.from(1).map(({ at }) => at)).toEqual([1, 2]);
});
