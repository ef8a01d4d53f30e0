import { describe, expect, test } from "vitest";
import { setPriors } from "../src/search/priors.ts";
import { Tree, UNEXPANDED } from "../src/search/tree.ts";
import type { Stones, StonesTypes } from "./fixtures/stones.ts";

const action = (word: string) => ({ phase: "choose", word }) as const;

/** A tree of two levels: a, b and c below the root, d and e below b. */
function createTree(): Tree<StonesTypes> {
  const tree = new Tree<StonesTypes>(2);
  const [, b] = ["a", "b", "c"].map((word, place) => tree.addChild(0, action(word), place));
  for (const [place, word] of ["d", "e"].entries()) tree.addChild(b ?? -1, action(word), place);
  for (let id = 0; id < tree.size; id++) tree.addVisit(id, [id / 10, 1 - id / 10]);
  return tree;
}

describe("priors", () => {
  const priorsWith = (temperature: number): readonly number[] => {
    const tree = createTree();
    tree.actor[0] = 0;
    for (const [share, id] of [0.2, 0.3, 0.5].map((share, i) => [share, i + 1] as const)) {
      tree.setBestValue(id, [share, 1 - share]);
    }
    setPriors(tree, 0, temperature);
    return Array.from(tree.priors.subarray(1, 4));
  };

  test("are e times as large for each temperature more of the share", () => {
    const [low = 0, middle = 0, high = 0] = priorsWith(0.1);
    expect(low + middle + high).toBeCloseTo(1, 6);
    expect(middle / low).toBeCloseTo(Math.E, 4);
    expect(high / middle).toBeCloseTo(Math.E ** 2, 4);
  });

  test("go to the best action alone at a very low temperature", () => {
    expect(priorsWith(1e-6)).toEqual([0, 0, 1]);
  });
});

describe("a subtree", () => {
  test("contains what was below a node, in the same order, and nothing else", () => {
    const tree = createTree();
    const subtree = tree.subtree(2);
    expect(subtree.size).toBe(3);
    expect(subtree.children(0).map((id) => subtree.actions[id]?.word)).toEqual(
      tree.children(2).map((id) => tree.actions[id]?.word),
    );
    expect(subtree.means(0)).toEqual(tree.means(2));
    expect(subtree.actions[0]).toBeUndefined();
  });

  test("keeps no position of the other nodes", () => {
    const tree = createTree();
    const position = (stones: number): Stones => ({
      phase: "choose",
      table: { seats: 2, options: {} },
      stones,
      turn: 0,
      maxTake: 3,
    });
    for (let id = 0; id < tree.size; id++) tree.positions[id] = position(id);
    expect(tree.subtree(2).positions.map((kept) => kept?.stones)).toEqual([2, 4, 5]);
  });
});

test("a tree grows beyond its initial capacity", () => {
  const tree = new Tree<StonesTypes>(3);
  for (let i = 1; i <= 1000; i++) tree.addChild(i - 1, action(String(i)), i);
  tree.addVisit(1000, [0.25, 0.5, 0.25]);
  expect(tree.size).toBe(1001);
  expect(tree.means(1000)).toEqual([0.25, 0.5, 0.25]);
  expect(tree.actor[1000]).toBe(UNEXPANDED);
  expect(tree.children(998)).toEqual([999]);
  expect(tree.childIndex[999]).toBe(999);
});
