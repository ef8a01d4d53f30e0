import type { GameTypes } from "@serpentarium/core";
import type { Shares } from "../worth.ts";
import type { Odds } from "./chance.ts";

/** A place in a {@link Tree}; 0 is the root. */
export type NodeId = number;
export const ROOT: NodeId = 0;
export const NO_NODE: NodeId = -1;

/** Who acts at a node that is no seat's: chance from a list, chance that draws, nobody, or not asked yet. */
export const LISTED = -1;
export const DRAWN = -2;
export const NOBODY = -3;
export const UNOPENED = -4;

/** How much room a tree starts with. */
const ROOM = 256;

/**
 * A search tree: numbers in flat arrays, the game's own data beside them. Nodes are numbered as they are made; the
 * children of a node form a chain, the latest first, because few of those that are possible are ever made.
 */
export class Tree<T extends GameTypes> {
  readonly seats: number;
  size = 0;
  visits = new Int32Array(ROOM);
  /** The sum of the shares of all visits, by node and seat. */
  totals: Float64Array;
  /** What each seat gets if all go for their best child, as far as is known, by node and seat. */
  peaks: Float64Array;
  first = new Int32Array(ROOM);
  next = new Int32Array(ROOM);
  /** A seat, or one of the names above. */
  actor = new Int8Array(ROOM);
  /** Whether the shares are exact. */
  proven = new Uint8Array(ROOM);
  /** Of a proven node: how many actions it is from the end, if all do their best. */
  distance = new Uint16Array(ROOM);
  /** The place of what led to the node among the actions or outcomes of its parent. */
  place = new Int32Array(ROOM);
  /** What led to the node; nothing at the root. */
  readonly actions: (T["action"] | undefined)[] = [];
  /** Only of open nodes: most are looked at once and never need theirs again. */
  readonly positions: (T["position"] | undefined)[] = [];
  /** The actions of a seat, as the game lists them. */
  readonly legal: (readonly T["action"][] | undefined)[] = [];
  /** The places of those that have no child yet. */
  readonly untried: (number[] | undefined)[] = [];
  readonly odds: (Odds<T["action"]> | undefined)[] = [];

  constructor(seats: number) {
    this.seats = seats;
    this.totals = new Float64Array(ROOM * seats);
    this.peaks = new Float64Array(ROOM * seats);
    this.#add(undefined);
  }

  #add(action: T["action"] | undefined): NodeId {
    const id = this.size++;
    if (id === this.visits.length) this.#grow();
    this.first[id] = NO_NODE;
    this.next[id] = NO_NODE;
    this.actor[id] = UNOPENED;
    this.actions.push(action);
    this.positions.push(undefined);
    this.legal.push(undefined);
    this.untried.push(undefined);
    this.odds.push(undefined);
    return id;
  }

  /** A new child of a node, the first in its chain. */
  addChild(parent: NodeId, action: T["action"], place: number): NodeId {
    const id = this.#add(action);
    this.next[id] = this.first[parent] as number;
    this.first[parent] = id;
    this.place[id] = place;
    return id;
  }

  /** One more visit to a node, with what came of it. */
  count(id: NodeId, shares: Shares): void {
    const { seats, totals } = this;
    this.visits[id] = (this.visits[id] as number) + 1;
    for (let seat = 0; seat < seats; seat++) {
      totals[id * seats + seat] = (totals[id * seats + seat] as number) + (shares[seat] as number);
    }
  }

  setPeak(id: NodeId, shares: Shares): void {
    this.peaks.set(shares, id * this.seats);
  }

  /** What each seat gets at a node if all go for their best child. */
  peak(id: NodeId): number[] {
    return Array.from(this.peaks.subarray(id * this.seats, (id + 1) * this.seats));
  }

  /** What a seat got out of a node that was visited, on average. */
  mean(id: NodeId, seat: number): number {
    return (this.totals[id * this.seats + seat] as number) / (this.visits[id] as number);
  }

  /** The same for every seat. */
  means(id: NodeId): number[] {
    const means: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) means.push(this.mean(id, seat));
    return means;
  }

  children(id: NodeId): NodeId[] {
    const children: NodeId[] = [];
    for (let child = this.first[id] as number; child !== NO_NODE; child = this.next[child] as number) {
      children.push(child);
    }
    return children;
  }

  /** A tree of its own from a node and all below it: nothing of the rest is held on to. */
  branch(id: NodeId): Tree<T> {
    const tree = new Tree<T>(this.seats);
    const from = [id];
    for (let to = 0; to < from.length; to++) {
      const source = from[to] as NodeId;
      tree.#copy(this, source, to);
      // from the last to the first, so that the chain comes out as it was
      for (const child of this.children(source).reverse()) {
        tree.addChild(to, this.actions[child] as T["action"], this.place[child] as number);
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
    for (let seat = 0; seat < seats; seat++) {
      this.totals[to * seats + seat] = other.totals[from * seats + seat] as number;
      this.peaks[to * seats + seat] = other.peaks[from * seats + seat] as number;
    }
    this.positions[to] = other.positions[from];
    this.legal[to] = other.legal[from];
    this.untried[to] = other.untried[from];
    this.odds[to] = other.odds[from];
  }

  #grow(): void {
    const room = this.visits.length * 2;
    this.visits = enlarged(this.visits, new Int32Array(room));
    this.totals = enlarged(this.totals, new Float64Array(room * this.seats));
    this.peaks = enlarged(this.peaks, new Float64Array(room * this.seats));
    this.first = enlarged(this.first, new Int32Array(room));
    this.next = enlarged(this.next, new Int32Array(room));
    this.actor = enlarged(this.actor, new Int8Array(room));
    this.proven = enlarged(this.proven, new Uint8Array(room));
    this.distance = enlarged(this.distance, new Uint16Array(room));
    this.place = enlarged(this.place, new Int32Array(room));
  }
}

function enlarged<A extends { set(array: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
