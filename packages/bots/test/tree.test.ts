import { describe, expect, test } from "vitest";
import { updateBestValue } from "../src/search/best-value.ts";
import { withDefaults } from "../src/search/options.ts";
import { setPriors } from "../src/search/priors.ts";
import { isBetter } from "../src/search/prove.ts";
import { rankChildren, sharesAt } from "../src/search/rank.ts";
import { type Selection, selectChild } from "../src/search/select.ts";
import { CHANCE_LISTED, NO_NODE, Tree, UNEXPANDED } from "../src/search/tree.ts";
import { type Stones, type StonesTypes, stonesGame } from "./fixtures/stones.ts";

/** A tree of two levels: a, b and c below the root, d and e below b. */
function createTree(): Tree<StonesTypes> {
  const tree = new Tree<StonesTypes>(2);
  const [, b] = [0, 1, 2].map((place) => tree.addChild(0, place));
  for (const place of [0, 1]) tree.addChild(b ?? -1, place);
  for (let id = 0; id < tree.size; id++) tree.addVisit(id, [id / 10, 1 - id / 10]);
  return tree;
}

describe("priors", () => {
  const priorsWith = (temperature: number): readonly number[] => {
    const tree = createTree();
    tree.expand(0, 0);
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

describe("a best value", () => {
  test("at a seat's node is that of the child that is best for the seat", () => {
    const tree = createTree();
    for (const [id, share] of [
      [1, 0.2],
      [2, 0.7],
      [3, 0.4],
    ] as const)
      tree.setBestValue(id, [share, 1 - share]);
    tree.expand(0, 0);
    updateBestValue(tree, 0);
    expect(tree.bestValue(0)).toEqual([0.7, 1 - 0.7]);
    tree.expand(0, 1);
    updateBestValue(tree, 0);
    expect(tree.bestValue(0)).toEqual([0.2, 0.8]);
  });

  test("at a chance node is the mean over the visits", () => {
    const tree = createTree();
    for (const [id, share] of [
      [1, 0],
      [2, 1],
      [3, 0.5],
    ] as const)
      tree.setBestValue(id, [share, 1 - share]);
    tree.addVisit(2, [1, 0]);
    tree.expand(0, CHANCE_LISTED);
    updateBestValue(tree, 0);
    expect(tree.bestValue(0)).toEqual([2.5 / 4, 1.5 / 4]);
  });

  test("of a proven node, or one without children, stays", () => {
    const tree = createTree();
    tree.setProven(2, [1, 0], 3);
    tree.setBestValue(3, [0.25, 0.75]);
    for (const id of [2, 3]) updateBestValue(tree, id);
    expect([tree.bestValue(2), tree.bestValue(3)]).toEqual([
      [1, 0],
      [0.25, 0.75],
    ]);
  });
});

describe("a proven node", () => {
  test("has its exact shares as the mean of the visits", () => {
    const tree = createTree();
    tree.addVisit(2, [0, 1]);
    tree.setProven(2, [1, 0], 3);
    expect([tree.means(2), tree.bestValue(2), tree.distance(2)]).toEqual([[1, 0], [1, 0], 3]);
  });

  test.each([
    ["a larger share", [0.5, 2], [0, 9], true],
    ["a smaller share", [0, 2], [0.5, 9], false],
    ["a faster win", [1, 2], [1, 4], true],
    ["a slower win", [1, 4], [1, 2], false],
    ["a slower loss", [0, 4], [0, 2], true],
    ["a faster loss", [0, 2], [0, 4], false],
  ] as const)("is preferred for %s", (_name, one, other, isPreferred) => {
    const tree = createTree();
    for (const [id, [share, distance]] of [
      [1, one],
      [2, other],
    ] as const) {
      tree.setProven(id, [share, 1 - share], distance);
    }
    expect(isBetter(tree, 0, 1, 2)).toBe(isPreferred);
  });

  test("with three seats and equal shares is preferred if its action is listed first", () => {
    const tree = new Tree<StonesTypes>(3);
    const ids = [0, 1].map((place) => tree.addChild(0, place));
    for (const [place, id] of ids.entries()) tree.setProven(id, [0.5, 0.5, 0], 2 - place);
    expect([isBetter(tree, 0, 1, 2), isBetter(tree, 0, 2, 1)]).toEqual([true, false]);
  });
});

describe("the children of a node", () => {
  test("are rated by the mean of their visits and their best child", () => {
    const tree = createTree();
    tree.setBestValue(2, [0.6, 0.4]);
    expect(sharesAt(tree, 2, 0)).toEqual([0.2, 0.8]);
    const shares = sharesAt(tree, 2, 0.25);
    expect(shares[0]).toBeCloseTo(0.3, 9);
    expect(shares[1]).toBeCloseTo(0.7, 9);
  });

  test("are ranked by visits; a proven one comes before them if it is as good, and last if it is worse", () => {
    const tree = createTree();
    tree.expand(0, 0);
    for (const [id, visits] of [
      [1, 3],
      [2, 5],
    ] as const)
      for (let visit = 0; visit < visits; visit++) tree.addVisit(id, [0.4, 0.6]);
    tree.setProven(3, [0.3, 0.7], 2);
    expect(rankChildren(tree, 0, 0)).toEqual([2, 1, 3]);
    tree.setProven(3, [0.5, 0.5], 2);
    expect(rankChildren(tree, 0, 0)).toEqual([3, 2, 1]);
  });

  const select = (tree: Tree<StonesTypes>, options: { exploration?: number; urgency?: number } = {}) => {
    const selection: Selection = { child: 99, provenBest: 99 };
    const complete = withDefaults(stonesGame(5, false), { exploration: 0, urgency: 0, ...options });
    selectChild(tree, 0, complete, false, selection);
    return selection;
  };

  test("are selected by their mean, or by how little they are known", () => {
    const tree = createTree();
    tree.expand(0, 0);
    for (let visit = 0; visit < 9; visit++) {
      tree.addVisit(0, [0.3, 0.7]);
      tree.addVisit(3, [0.3, 0.7]);
    }
    expect(select(tree)).toEqual({ child: 3, provenBest: NO_NODE });
    expect(select(tree, { exploration: 10 })).toEqual({ child: 2, provenBest: NO_NODE });
  });

  test("are not selected while an untried action promises more", () => {
    const tree = createTree();
    tree.expand(0, 0);
    tree.addUntried(0, 3);
    for (let visit = 0; visit < 9; visit++) tree.addVisit(0, [0.2, 0.8]);
    expect(select(tree, { urgency: 0.05 })).toEqual({ child: 3, provenBest: NO_NODE });
    expect(select(tree, { urgency: 0.2 }).child).toBe(NO_NODE);
  });

  test("are selected though a proven one is better, whose value then counts", () => {
    const tree = createTree();
    tree.expand(0, 0);
    tree.setProven(3, [0.5, 0.5], 2);
    expect(select(tree)).toEqual({ child: 2, provenBest: 3 });
    tree.setProven(3, [0.1, 0.9], 2);
    expect(select(tree)).toEqual({ child: 2, provenBest: NO_NODE });
  });
});

describe("a subtree", () => {
  test("contains what was below a node, in the same order, and nothing else", () => {
    const tree = createTree();
    const subtree = tree.subtree(2);
    expect(subtree.size).toBe(3);
    expect(subtree.children(0).map((id) => subtree.means(id))).toEqual(
      tree.children(2).map((id) => tree.means(id)),
    );
    expect(subtree.children(0).map((id) => subtree.childIndex[id])).toEqual([1, 0]);
    expect([subtree.means(0), subtree.visits(0)]).toEqual([tree.means(2), tree.visits(2)]);
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
    for (let id = 0; id < tree.size; id++) tree.setPosition(id, position(id));
    const subtree = tree.subtree(2);
    expect([0, 1, 2].map((id) => subtree.position(id)?.stones)).toEqual([2, 4, 5]);
    expect([tree.positionCount, subtree.positionCount]).toEqual([6, 3]);
  });
});

test("a tree grows beyond its initial capacity", () => {
  const tree = new Tree<StonesTypes>(3);
  for (let i = 1; i <= 1000; i++) tree.addChild(i - 1, i);
  for (let i = 1; i <= 1000; i++) tree.expand(i - 1, i % 3);
  tree.addVisit(1000, [0.25, 0.5, 0.25]);
  expect(tree.size).toBe(1001);
  expect(tree.means(1000)).toEqual([0.25, 0.5, 0.25]);
  expect(tree.actor(1000)).toBe(UNEXPANDED);
  expect([254, 255, 256, 257].map((id) => tree.actor(id))).toEqual([0, 1, 2, 0]);
  expect(tree.children(998)).toEqual([999]);
  expect(tree.childIndex[999]).toBe(999);
});
