import type { ActionRange, GameTypes, WeightedAction } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import type { Shares } from "../shares.ts";
import { type ChanceOutcomes, toChanceOutcomes } from "./chance.ts";

/** The index of a node in a {@link Tree}; 0 is the root. */
export type NodeId = number;
export const ROOT: NodeId = 0;
export const NO_NODE: NodeId = -1;

/** Values of `actor` for nodes without an acting seat: listed chance, drawn chance, not yet expanded. */
export const CHANCE_LISTED = -1;
export const CHANCE_DRAWN = -2;
export const UNEXPANDED = -3;

/** The value of `branches` for nodes that were just added; other nodes without a branch have the negated number of their visits. */
const NEW = -(2 ** 31);

const NONE: readonly number[] = [];

/** The initial capacity of a tree, in nodes and in branches. */
const INITIAL_CAPACITY = 256;
/** Larger arrays grow by half, smaller ones are doubled. */
const LARGE_CAPACITY = 2 ** 18;
/** The largest stored distance. */
export const MAX_DISTANCE = 0xfffe;

/**
 * A search tree as flat typed arrays. Nodes are numbered in order of creation. The children of a node are a linked list, newest first,
 * because few of the possible children may be created.
 *
 * Most nodes are visited once: their best value is that of the visit, and they need little more. Those that are expanded, or visited again
 * with other shares, are branches, whose other data is in arrays of their own.
 */
export class Tree<T extends GameTypes> {
  readonly seats: number;
  size = 0;
  /** The share of each seat if all choose their best child, as far as known, by node and seat. */
  bestValues: Float64Array;
  nextSibling: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** The index of the action or outcome that leads to the node, in the list of its parent. */
  childIndex: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** The prior probability of a seat's action, if the game has `evaluate`. */
  priors: Float32Array = new Float32Array(INITIAL_CAPACITY);
  /** For a node whose shares are exact, one more than the number of actions to the end with best play; otherwise 0. */
  proven: Uint16Array = new Uint16Array(INITIAL_CAPACITY);
  /** The branch of a node, the negated number of its visits if it is none, or `NEW`. */
  branches: Int32Array = new Int32Array(INITIAL_CAPACITY);

  branchCount = 0;
  /** The number of stored positions. */
  positionCount = 0;
  /** The number of visits, by branch. */
  branchVisits: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** The sum of the shares of all visits, by branch and seat. */
  branchTotals: Float64Array;
  #nodes = new Int32Array(INITIAL_CAPACITY);
  #firstChild = new Int32Array(INITIAL_CAPACITY);
  #actor = new Int8Array(INITIAL_CAPACITY);
  readonly #positions: (T["position"] | undefined)[] = [];
  readonly #actions: (readonly T["action"][] | undefined)[] = [];
  readonly #untried: (number[] | undefined)[] = [];
  readonly #outcomes = new Map<number, ChanceOutcomes<T["action"]>>();
  /** The outcomes of the last node of listed chance: others often have the same. */
  #lastOutcomes: ChanceOutcomes<T["action"]> | undefined;
  /** The ranges of a seat's node, if its actions are only some of theirs. */
  readonly ranges = new Map<NodeId, readonly ActionRange<T["action"]>[]>();

  readonly #maxNodes: number;

  /** @param maxNodes - the number of nodes that it should have room for at most, if it is known */
  constructor(seats: number, maxNodes = Number.POSITIVE_INFINITY) {
    this.seats = seats;
    this.#maxNodes = maxNodes;
    this.bestValues = new Float64Array(INITIAL_CAPACITY * seats);
    this.branchTotals = new Float64Array(INITIAL_CAPACITY * seats);
    this.#add();
  }

  #add(): NodeId {
    const id = this.size++;
    if (id === this.branches.length) this.#grow();
    this.nextSibling[id] = NO_NODE;
    this.branches[id] = NEW;
    return id;
  }

  /** @param place - the index of its action or outcome in the list of the parent */
  addChild(parent: NodeId, place: number): NodeId {
    const id = this.#add();
    const branch = this.#branch(parent);
    this.nextSibling[id] = this.#firstChild[branch] as number;
    this.#firstChild[branch] = id;
    this.childIndex[id] = place;
    return id;
  }

  /** The branch of a node, which becomes one if it is none. */
  #branch(id: NodeId): number {
    const known = this.branches[id] as number;
    if (known >= 0) return known;
    const branch = this.branchCount++;
    if (branch === this.branchVisits.length) this.#growBranches();
    this.branches[id] = branch;
    this.#nodes[branch] = id;
    this.#firstChild[branch] = NO_NODE;
    this.#actor[branch] = UNEXPANDED;
    this.#setVisits(branch, known === NEW ? 0 : -known, id);
    return branch;
  }

  /** Sets the visits of a branch, each with the best value of a node. */
  #setVisits(branch: number, visits: number, id: NodeId): void {
    const { seats, bestValues, branchTotals } = this;
    this.branchVisits[branch] = visits;
    for (let seat = 0; seat < seats; seat++)
      branchTotals[branch * seats + seat] = visits * (bestValues[id * seats + seat] as number);
  }

  /** Expands a node for a seat or for chance: its children can be added. */
  expand(id: NodeId, actor: number): void {
    const branch = this.#branch(id);
    this.#actor[branch] = actor;
  }

  setPosition(id: NodeId, position: T["position"]): void {
    const branch = this.#branch(id);
    if (!this.#positions[branch]) this.positionCount++;
    this.#positions[branch] = position;
  }

  /** A seat, or one of the constants above. */
  actor(id: NodeId): number {
    const branch = this.branches[id] as number;
    return branch < 0 ? UNEXPANDED : (this.#actor[branch] as number);
  }

  /** The position of a node, if it is stored. */
  position(id: NodeId): T["position"] | undefined {
    return this.#positions[this.branches[id] as number];
  }

  /**
   * The actions that lead to the children of a node, if they are stored; with ranges, only those that are tried; of drawn outcomes, those
   * so far.
   */
  actions(id: NodeId): readonly T["action"][] | undefined {
    return this.#actions[this.branches[id] as number];
  }

  setActions(id: NodeId, actions: readonly T["action"][]): void {
    this.#actions[this.#branch(id)] = actions;
  }

  /** Adds an outcome to those that were drawn at a node of chance. */
  addDrawn(id: NodeId, outcome: T["action"]): void {
    const branch = this.#branch(id);
    const drawn = this.#actions[branch] as T["action"][] | undefined;
    if (drawn) drawn.push(outcome);
    else this.#actions[branch] = [outcome];
  }

  /** The indices of the legal actions without a child. */
  untried(id: NodeId): readonly number[] {
    return this.#untried[this.branches[id] as number] ?? NONE;
  }

  /** Removes one of the untried actions, whose index it returns. */
  takeUntried(id: NodeId, at: number): number {
    const branch = this.branches[id] as number;
    const untried = this.#untried[branch] as number[];
    const place = untried[at] as number;
    untried[at] = untried[untried.length - 1] as number;
    untried.pop();
    if (untried.length === 0) this.#untried[branch] = undefined;
    return place;
  }

  addUntried(id: NodeId, place: number): void {
    const branch = this.#branch(id);
    const untried = this.#untried[branch];
    if (untried) untried.push(place);
    else this.#untried[branch] = [place];
  }

  chanceOutcomes(id: NodeId): ChanceOutcomes<T["action"]> | undefined {
    return this.#outcomes.get(this.branches[id] as number);
  }

  setChanceOutcomes(id: NodeId, listed: readonly WeightedAction<T["action"]>[]): void {
    const last = this.#lastOutcomes;
    const outcomes = last && dequal(listed, last.listed) ? last : toChanceOutcomes(listed);
    this.#lastOutcomes = outcomes;
    const branch = this.#branch(id);
    this.#outcomes.set(branch, outcomes);
    this.#actions[branch] = outcomes.actions;
  }

  addVisit(id: NodeId, shares: Shares): void {
    const known = this.branches[id] as number;
    if (known === NEW) {
      this.branches[id] = -1;
      this.#setShares(id, shares);
      return;
    }
    if (known < 0 && this.#hasShares(id, shares)) {
      this.branches[id] = known - 1;
      return;
    }
    const { seats } = this;
    const branch = this.#branch(id);
    const { branchTotals, branchVisits } = this;
    branchVisits[branch] = (branchVisits[branch] as number) + 1;
    for (let seat = 0; seat < seats; seat++)
      branchTotals[branch * seats + seat] =
        (branchTotals[branch * seats + seat] as number) + (shares[seat] as number);
  }

  visits(id: NodeId): number {
    const branch = this.branches[id] as number;
    return branch >= 0 ? (this.branchVisits[branch] as number) : branch === NEW ? 0 : -branch;
  }

  setBestValue(id: NodeId, shares: Shares): void {
    // the shares of the visits of other nodes must not change
    if (this.branches[id] !== NEW && !this.#hasShares(id, shares)) this.#branch(id);
    this.#setShares(id, shares);
  }

  #hasShares(id: NodeId, shares: Shares): boolean {
    const { seats, bestValues } = this;
    for (let seat = 0; seat < seats; seat++) if (bestValues[id * seats + seat] !== shares[seat]) return false;
    return true;
  }

  #setShares(id: NodeId, shares: Shares): void {
    const { seats, bestValues } = this;
    for (let seat = 0; seat < seats; seat++) bestValues[id * seats + seat] = shares[seat] as number;
  }

  /** The share of a seat at a node if all choose their best child. */
  bestShare(id: NodeId, seat: number): number {
    return this.bestValues[id * this.seats + seat] as number;
  }

  /** The share of each seat at a node if all choose their best child. */
  bestValue(id: NodeId): number[] {
    const { seats, bestValues } = this;
    const shares: number[] = [];
    for (let seat = 0; seat < seats; seat++) shares.push(bestValues[id * seats + seat] as number);
    return shares;
  }

  /** Marks the shares of a node as exact. */
  setProven(id: NodeId, shares: Shares, distance: number): void {
    this.proven[id] = 1 + Math.min(distance, MAX_DISTANCE);
    this.#setShares(id, shares);
    const branch = this.branches[id] as number;
    if (branch >= 0) this.#setVisits(branch, this.branchVisits[branch] as number, id);
  }

  /** Whether the shares of a node are exact. */
  isProven(id: NodeId): boolean {
    return this.proven[id] !== 0;
  }

  /** The number of actions from a proven node to the end with best play. */
  distance(id: NodeId): number {
    return (this.proven[id] as number) - 1;
  }

  mean(id: NodeId, seat: number): number {
    const branch = this.branches[id] as number;
    if (branch < 0) return this.bestValues[id * this.seats + seat] as number;
    return (this.branchTotals[branch * this.seats + seat] as number) / (this.branchVisits[branch] as number);
  }

  means(id: NodeId): number[] {
    const means: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) means.push(this.mean(id, seat));
    return means;
  }

  firstChild(id: NodeId): NodeId {
    const branch = this.branches[id] as number;
    return branch < 0 ? NO_NODE : (this.#firstChild[branch] as number);
  }

  /** The most visited node with this position; `NO_NODE` if there is none among the stored positions. */
  findPosition(position: T["position"]): NodeId {
    let found = NO_NODE;
    for (let branch = 0; branch < this.branchCount; branch++) {
      const stored = this.#positions[branch];
      if (stored?.phase !== position.phase || !dequal(stored, position)) continue;
      const id = this.#nodes[branch] as NodeId;
      if (found === NO_NODE || this.visits(id) > this.visits(found)) found = id;
    }
    return found;
  }

  children(id: NodeId): NodeId[] {
    const children: NodeId[] = [];
    for (let child = this.firstChild(id); child !== NO_NODE; child = this.nextSibling[child] as number)
      children.push(child);
    return children;
  }

  /** A copy of a node and its descendants, without references to the rest of the tree. */
  subtree(id: NodeId): Tree<T> {
    const tree = new Tree<T>(this.seats, this.#maxNodes);
    const from = [id];
    const children: NodeId[] = [];
    for (let to = 0; to < from.length; to++) {
      const source = from[to] as NodeId;
      tree.#copy(this, source, to);
      children.length = 0;
      for (let child = this.firstChild(source); child !== NO_NODE; child = this.nextSibling[child] as number)
        children.push(child);
      // the oldest first, so that the list keeps its order
      for (let i = children.length - 1; i >= 0; i--) {
        const child = children[i] as NodeId;
        tree.addChild(to, this.childIndex[child] as number);
        from.push(child);
      }
    }
    return tree;
  }

  #copy(other: Tree<T>, from: NodeId, to: NodeId): void {
    const { seats } = this;
    for (let seat = 0; seat < seats; seat++)
      this.bestValues[to * seats + seat] = other.bestValues[from * seats + seat] as number;
    this.proven[to] = other.proven[from] as number;
    this.priors[to] = other.priors[from] as number;
    const source = other.branches[from] as number;
    if (source < 0) {
      this.branches[to] = source;
      return;
    }
    const branch = this.#branch(to);
    this.branchVisits[branch] = other.branchVisits[source] as number;
    for (let seat = 0; seat < seats; seat++)
      this.branchTotals[branch * seats + seat] = other.branchTotals[source * seats + seat] as number;
    this.#actor[branch] = other.#actor[source] as number;
    const position = other.#positions[source];
    if (position) this.setPosition(to, position);
    this.#actions[branch] = other.#actions[source];
    this.#untried[branch] = other.#untried[source];
    const outcomes = other.#outcomes.get(source);
    if (outcomes) this.#outcomes.set(branch, outcomes);
    const ranges = other.ranges.get(from);
    if (ranges) this.ranges.set(to, ranges);
  }

  #grow(): void {
    const now = this.branches.length;
    const room = now < this.#maxNodes ? Math.min(roomAfter(now), this.#maxNodes) : roomAfter(now);
    this.bestValues = copyInto(this.bestValues, new Float64Array(room * this.seats));
    this.nextSibling = copyInto(this.nextSibling, new Int32Array(room));
    this.childIndex = copyInto(this.childIndex, new Int32Array(room));
    this.priors = copyInto(this.priors, new Float32Array(room));
    this.proven = copyInto(this.proven, new Uint16Array(room));
    this.branches = copyInto(this.branches, new Int32Array(room));
  }

  #growBranches(): void {
    const room = roomAfter(this.branchVisits.length);
    this.branchVisits = copyInto(this.branchVisits, new Int32Array(room));
    this.branchTotals = copyInto(this.branchTotals, new Float64Array(room * this.seats));
    this.#nodes = copyInto(this.#nodes, new Int32Array(room));
    this.#firstChild = copyInto(this.#firstChild, new Int32Array(room));
    this.#actor = copyInto(this.#actor, new Int8Array(room));
  }
}

/** What the functions of a search read and write of its tree. */
export type SearchTree<T extends GameTypes> = Pick<
  Tree<T>,
  | "seats"
  | "bestValues"
  | "branches"
  | "branchTotals"
  | "branchVisits"
  | "childIndex"
  | "nextSibling"
  | "priors"
  | "proven"
  | "actions"
  | "actor"
  | "bestShare"
  | "bestValue"
  | "chanceOutcomes"
  | "children"
  | "distance"
  | "firstChild"
  | "isProven"
  | "mean"
  | "means"
  | "ranges"
  | "setProven"
  | "untried"
  | "visits"
>;

const roomAfter = (room: number): number => (room < LARGE_CAPACITY ? 2 * room : Math.ceil(1.5 * room));

function copyInto<A extends { set(array: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
