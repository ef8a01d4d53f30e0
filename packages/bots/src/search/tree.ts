import type { ActionRange, GameTypes } from "@serpentarium/core";
import type { Shares } from "../shares.ts";
import type { ChanceOutcomes } from "./chance.ts";

/** The index of a node in a {@link Tree}; 0 is the root. */
export type NodeId = number;
export const ROOT: NodeId = 0;
export const NO_NODE: NodeId = -1;

/** Values of `actor` for nodes without an acting seat: listed chance, drawn chance, game over, not yet expanded. */
export const CHANCE_LISTED = -1;
export const CHANCE_DRAWN = -2;
export const TERMINAL = -3;
export const UNEXPANDED = -4;

/** The initial capacity of a tree, in nodes. */
const INITIAL_CAPACITY = 256;

/**
 * A search tree as flat typed arrays, with the game's data in parallel arrays. Nodes are numbered in order of creation. The children of a
 * node are a linked list, newest first, because few of the possible children are ever created.
 */
export class Tree<T extends GameTypes> {
  readonly seats: number;
  size = 0;
  visits = new Int32Array(INITIAL_CAPACITY);
  /** The sum of the shares of all visits, by node and seat. */
  totals: Float64Array;
  /** The share of each seat if all choose their best child, as far as known, by node and seat. */
  bestValues: Float64Array;
  firstChild = new Int32Array(INITIAL_CAPACITY);
  nextSibling = new Int32Array(INITIAL_CAPACITY);
  /** A seat, or one of the constants above. */
  actor = new Int8Array(INITIAL_CAPACITY);
  /** Whether the shares of a node are exact. */
  proven = new Uint8Array(INITIAL_CAPACITY);
  /** For a proven node, the number of actions to the end with best play. */
  distance = new Uint16Array(INITIAL_CAPACITY);
  /** The prior probability of a seat's action, if the game has `evaluate`. */
  priors = new Float32Array(INITIAL_CAPACITY);
  /** The index of the action or outcome that leads to the node, in the list of its parent. */
  childIndex = new Int32Array(INITIAL_CAPACITY);
  /** The action that leads to the node; undefined at the root. */
  readonly actions: (T["action"] | undefined)[] = [];
  /** Set for expanded nodes only: most nodes are visited once and never need their position again. */
  readonly positions: (T["position"] | undefined)[] = [];
  /** The legal actions of a seat's node, in the game's order; with ranges, only those that are tried. */
  readonly legalActions: (readonly T["action"][] | undefined)[] = [];
  /** The ranges of a seat's node, if `legalActions` contains only some of their actions. */
  readonly ranges = new Map<NodeId, readonly ActionRange<T["action"]>[]>();
  /** The indices of the legal actions without a child. */
  readonly untried: (number[] | undefined)[] = [];
  readonly chanceOutcomes: (ChanceOutcomes<T["action"]> | undefined)[] = [];

  constructor(seats: number) {
    this.seats = seats;
    this.totals = new Float64Array(INITIAL_CAPACITY * seats);
    this.bestValues = new Float64Array(INITIAL_CAPACITY * seats);
    this.#add(undefined);
  }

  #add(action: T["action"] | undefined): NodeId {
    const id = this.size++;
    if (id === this.visits.length) this.#grow();
    this.firstChild[id] = NO_NODE;
    this.nextSibling[id] = NO_NODE;
    this.actor[id] = UNEXPANDED;
    this.actions.push(action);
    this.positions.push(undefined);
    this.legalActions.push(undefined);
    this.untried.push(undefined);
    this.chanceOutcomes.push(undefined);
    return id;
  }

  addChild(parent: NodeId, action: T["action"], place: number): NodeId {
    const id = this.#add(action);
    this.nextSibling[id] = this.firstChild[parent] as number;
    this.firstChild[parent] = id;
    this.childIndex[id] = place;
    return id;
  }

  addVisit(id: NodeId, shares: Shares): void {
    const { seats, totals } = this;
    this.visits[id] = (this.visits[id] as number) + 1;
    for (let seat = 0; seat < seats; seat++) {
      totals[id * seats + seat] = (totals[id * seats + seat] as number) + (shares[seat] as number);
    }
  }

  setBestValue(id: NodeId, shares: Shares): void {
    this.bestValues.set(shares, id * this.seats);
  }

  /** The share of each seat at a node if all choose their best child. */
  bestValue(id: NodeId): number[] {
    return Array.from(this.bestValues.subarray(id * this.seats, (id + 1) * this.seats));
  }

  mean(id: NodeId, seat: number): number {
    return (this.totals[id * this.seats + seat] as number) / (this.visits[id] as number);
  }

  means(id: NodeId): number[] {
    const means: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) means.push(this.mean(id, seat));
    return means;
  }

  children(id: NodeId): NodeId[] {
    const children: NodeId[] = [];
    for (
      let child = this.firstChild[id] as number;
      child !== NO_NODE;
      child = this.nextSibling[child] as number
    ) {
      children.push(child);
    }
    return children;
  }

  /** A copy of a node and its descendants, without references to the rest of the tree. */
  subtree(id: NodeId): Tree<T> {
    const tree = new Tree<T>(this.seats);
    const from = [id];
    for (let to = 0; to < from.length; to++) {
      const source = from[to] as NodeId;
      tree.#copy(this, source, to);
      // in reverse, so that the list keeps its order
      for (const child of this.children(source).reverse()) {
        tree.addChild(to, this.actions[child] as T["action"], this.childIndex[child] as number);
        from.push(child);
      }
    }
    return tree;
  }

  #copy(other: Tree<T>, from: NodeId, to: NodeId): void {
    const { seats } = this;
    this.visits[to] = other.visits[from] as number;
    this.actor[to] = other.actor[from] as number;
    this.proven[to] = other.proven[from] as number;
    this.distance[to] = other.distance[from] as number;
    this.priors[to] = other.priors[from] as number;
    for (let seat = 0; seat < seats; seat++) {
      this.totals[to * seats + seat] = other.totals[from * seats + seat] as number;
      this.bestValues[to * seats + seat] = other.bestValues[from * seats + seat] as number;
    }
    this.positions[to] = other.positions[from];
    this.legalActions[to] = other.legalActions[from];
    const ranges = other.ranges.get(from);
    if (ranges) this.ranges.set(to, ranges);
    this.untried[to] = other.untried[from];
    this.chanceOutcomes[to] = other.chanceOutcomes[from];
  }

  #grow(): void {
    const room = this.visits.length * 2;
    this.visits = copyInto(this.visits, new Int32Array(room));
    this.totals = copyInto(this.totals, new Float64Array(room * this.seats));
    this.bestValues = copyInto(this.bestValues, new Float64Array(room * this.seats));
    this.firstChild = copyInto(this.firstChild, new Int32Array(room));
    this.nextSibling = copyInto(this.nextSibling, new Int32Array(room));
    this.actor = copyInto(this.actor, new Int8Array(room));
    this.proven = copyInto(this.proven, new Uint8Array(room));
    this.distance = copyInto(this.distance, new Uint16Array(room));
    this.priors = copyInto(this.priors, new Float32Array(room));
    this.childIndex = copyInto(this.childIndex, new Int32Array(room));
  }
}

function copyInto<A extends { set(array: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
