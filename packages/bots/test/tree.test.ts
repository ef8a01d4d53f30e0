import { describe, expect, test } from "vitest";
import { Tree, UNOPENED } from "../src/search/tree.ts";
import type { StonesTypes } from "./fixtures/stones.ts";

const action = (word: string) => ({ phase: "choose", word }) as const;

/** A tree of two levels: below the root a, b and c, below b d and e. */
function grown(): Tree<StonesTypes> {
  const tree = new Tree<StonesTypes>(2);
  const [, b] = ["a", "b", "c"].map((word, place) => tree.addChild(0, action(word), place));
  for (const [place, word] of ["d", "e"].entries()) tree.addChild(b ?? -1, action(word), place);
  for (let id = 0; id < tree.size; id++) tree.count(id, [id / 10, 1 - id / 10]);
  return tree;
}

describe("a branch", () => {
  test("has what was below a node, in the same order, and nothing else", () => {
    const tree = grown();
    const branch = tree.branch(2);
    expect(branch.size).toBe(3);
    expect(branch.children(0).map((id) => branch.actions[id]?.word)).toEqual(
      tree.children(2).map((id) => tree.actions[id]?.word),
    );
    expect(branch.means(0)).toEqual(tree.means(2));
    expect(branch.actions[0]).toBeUndefined();
  });

  test("holds on to no position of the rest", () => {
    const tree = grown();
    const position = (stones: number) =>
      ({ phase: "choose", table: { seats: 2, options: {} }, stones, turn: 0, most: 3 }) as const;
    for (let id = 0; id < tree.size; id++) tree.positions[id] = position(id);
    expect(tree.branch(2).positions.map((kept) => kept?.stones)).toEqual([2, 4, 5]);
  });
});

test("a tree grows beyond its first room", () => {
  const tree = new Tree<StonesTypes>(3);
  for (let i = 1; i <= 1000; i++) tree.addChild(i - 1, action(String(i)), i);
  tree.count(1000, [0.25, 0.5, 0.25]);
  expect(tree.size).toBe(1001);
  expect(tree.means(1000)).toEqual([0.25, 0.5, 0.25]);
  expect(tree.actor[1000]).toBe(UNOPENED);
  expect(tree.children(998)).toEqual([999]);
  expect(tree.place[999]).toBe(999);
});
