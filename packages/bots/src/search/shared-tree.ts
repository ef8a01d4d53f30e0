import type { GameTypes } from "@serpentarium/core";
import type { Shares } from "../shares.ts";
import type { ChanceOutcomes } from "./chance.ts";
import { MAX_DISTANCE, NO_NODE, type NodeId, ROOT, type SearchTree } from "./tree.ts";

/** Indices of the header: the number of nodes, and whether a worker has solved the root otherwise. */
const SIZE = 0;
const SOLVED = 32;
const HEADER_BYTES = 256;

/** The number of nodes that a thread reserves at once: what different threads write should be apart. */
const CHUNK = 2048;

/** The bytes of a node, and those for each seat. */
const NODE_BYTES = 6 * 4 + 2 + 1;
const SEAT_BYTES = 3 * 8;

/** Values of the first child of a node that is not expanded: the root is no child, and 0 in new memory. */
const UNCLAIMED = 0;
const CLAIMED = -1;
const UNEXPANDABLE = -2;

const NONE: readonly number[] = [];

/** The largest memory, in bytes. */
const MAX_BYTES = 2 ** 28;

/**
 * Returns memory for a {@link SharedTree}, of fewer nodes if there are many. What is not used yet takes no space in most systems.
 *
 * @throws RangeError if the system has no room
 */
export function createTreeMemory(nodes: number, seats: number): SharedArrayBuffer {
  const bytes = NODE_BYTES + seats * SEAT_BYTES;
  return new SharedArrayBuffer(HEADER_BYTES + Math.min(nodes, Math.floor(MAX_BYTES / bytes)) * bytes);
}

/** What a thread remembers of a node: positions and actions cannot be shared. */
export interface KnownNode<T extends GameTypes> {
  readonly position: T["position"];
  readonly actions: readonly T["action"][];
}

/**
 * A search tree in memory that several threads share. All children of a node are created by the thread that has claimed it, and then
 * published at once. Visits are counted when a thread enters a node, before their shares are known: until then they count as lost, so that
 * other threads go elsewhere (virtual loss). Threads that add shares to a node at the same time may overwrite each other, which makes its mean
 * a little lower; what is proven is stored apart.
 */
export class SharedTree<T extends GameTypes> implements SearchTree<T> {
  readonly seats: number;
  readonly bestValues: Float64Array;
  readonly branchTotals: Float64Array;
  readonly branchVisits: Int32Array;
  readonly nextSibling: Int32Array;
  readonly childIndex: Int32Array;
  readonly branches: Int32Array;
  readonly priors: Float32Array;
  readonly proven: Uint16Array;
  readonly ranges: SearchTree<T>["ranges"] = new Map();
  readonly #header: Int32Array;
  readonly #firstChild: Int32Array;
  /** The exact shares of proven nodes; a thread that was late could overwrite those in `bestValues`. */
  readonly #exact: Float64Array;
  readonly #actor: Int8Array;
  readonly #capacity: number;
  /** The nodes that this thread has visited again, with the actions to their children. */
  readonly #known = new Map<NodeId, KnownNode<T>>();
  /** The nodes that this thread has reserved and not used. */
  #free: NodeId = 0;
  #freeEnd: NodeId = 0;
  /** The node that this thread expands, and its first child. */
  #expanded: NodeId = NO_NODE;
  #expandedFirst: NodeId = NO_NODE;

  constructor(memory: SharedArrayBuffer, seats: number) {
    const room = Math.floor((memory.byteLength - HEADER_BYTES) / (NODE_BYTES + seats * SEAT_BYTES));
    let offset = HEADER_BYTES;
    const next = (bytes: number): number => {
      const start = offset;
      offset += bytes;
      return start;
    };
    this.seats = seats;
    this.#capacity = room;
    this.#header = new Int32Array(memory, 0, HEADER_BYTES / 4);
    this.bestValues = new Float64Array(memory, next(8 * room * seats), room * seats);
    this.branchTotals = new Float64Array(memory, next(8 * room * seats), room * seats);
    this.#exact = new Float64Array(memory, next(8 * room * seats), room * seats);
    this.branchVisits = new Int32Array(memory, next(4 * room), room);
    this.nextSibling = new Int32Array(memory, next(4 * room), room);
    this.childIndex = new Int32Array(memory, next(4 * room), room);
    this.branches = new Int32Array(memory, next(4 * room), room);
    this.#firstChild = new Int32Array(memory, next(4 * room), room);
    this.priors = new Float32Array(memory, next(4 * room), room);
    this.proven = new Uint16Array(memory, next(2 * room), room);
    this.#actor = new Int8Array(memory, next(room), room);
    // the first thread adds the root
    Atomics.compareExchange(this.#header, SIZE, 0, 1);
  }

  /** The number of nodes, including some that were reserved and are not used. */
  get size(): number {
    return Atomics.load(this.#header, SIZE) - (this.#freeEnd - this.#free);
  }

  /** Removes all nodes but the root, for another search. */
  clear(): void {
    const { seats } = this;
    this.#firstChild.fill(0, 0, this.size);
    this.proven.fill(0, 0, this.size);
    this.branchVisits[ROOT] = 0;
    this.branchTotals.fill(0, 0, seats);
    Atomics.store(this.#header, SOLVED, 0);
    Atomics.store(this.#header, SIZE, 1);
  }

  get isSolved(): boolean {
    return Atomics.load(this.#header, SOLVED) === 1;
  }

  /** Tells all threads that the root is solved. */
  setSolved(): void {
    Atomics.store(this.#header, SOLVED, 1);
  }

  isExpanded(id: NodeId): boolean {
    return Atomics.load(this.#firstChild, id) > 0;
  }

  /** Whether a thread is expanding a node. */
  isClaimed(id: NodeId): boolean {
    return Atomics.load(this.#firstChild, id) === CLAIMED;
  }

  /** Claims a node in order to expand it. @returns whether it was free */
  claim(id: NodeId): boolean {
    return Atomics.compareExchange(this.#firstChild, id, UNCLAIMED, CLAIMED) === UNCLAIMED;
  }

  /** Gives up expanding a claimed node. */
  setUnexpandable(id: NodeId): void {
    Atomics.store(this.#firstChild, id, UNEXPANDABLE);
  }

  /**
   * Adds children to a claimed node, which only this thread sees until it is published.
   *
   * @param places - the indices of their actions; the last is the first to be visited
   * @param values - the shares of a first visit, by place; none for a child that is new
   * @returns whether there was room
   */
  addChildren(
    id: NodeId,
    actor: number,
    places: readonly number[],
    values: readonly (Shares | undefined)[],
  ): boolean {
    const { seats } = this;
    const first = this.#reserve(places.length);
    if (first === NO_NODE) return false;
    this.#actor[id] = actor;
    for (const [index, place] of places.entries()) {
      const child = first + index;
      const shares = values[place];
      this.branches[child] = child;
      this.childIndex[child] = place;
      this.nextSibling[child] = index > 0 ? child - 1 : NO_NODE;
      this.branchVisits[child] = shares ? 1 : 0;
      for (let seat = 0; seat < seats; seat++) {
        const share = shares?.[seat] ?? 0;
        this.bestValues[child * seats + seat] = share;
        this.branchTotals[child * seats + seat] = share;
      }
    }
    this.#expanded = id;
    this.#expandedFirst = first + places.length - 1;
    return true;
  }

  /** Returns the first of some free nodes; `NO_NODE` if there is no room. */
  #reserve(count: number): NodeId {
    const hasRoom =
      this.#free + count <= this.#freeEnd ||
      this.#reserveMore(Math.max(CHUNK, count)) ||
      this.#reserveMore(count);
    if (!hasRoom) return NO_NODE;
    const first = this.#free;
    this.#free += count;
    return first;
  }

  #reserveMore(count: number): boolean {
    const header = this.#header;
    for (let first = Atomics.load(header, SIZE); first + count <= this.#capacity; ) {
      const found = Atomics.compareExchange(header, SIZE, first, first + count);
      if (found === first) {
        this.#free = first;
        this.#freeEnd = first + count;
        return true;
      }
      first = found;
    }
    return false;
  }

  /** Shows the children of a claimed node to the other threads. */
  publish(id: NodeId): void {
    Atomics.store(this.#firstChild, id, this.#expandedFirst);
    this.#expanded = NO_NODE;
  }

  known(id: NodeId): KnownNode<T> | undefined {
    return this.#known.get(id);
  }

  get knownCount(): number {
    return this.#known.size;
  }

  setKnown(id: NodeId, node: KnownNode<T>): void {
    this.#known.set(id, node);
  }

  actions(id: NodeId): readonly T["action"][] | undefined {
    return this.#known.get(id)?.actions;
  }

  /** Counts visits, whose shares follow. */
  enter(id: NodeId, count: number): void {
    Atomics.add(this.branchVisits, id, count);
  }

  addShares(id: NodeId, shares: Shares): void {
    const { seats, branchTotals } = this;
    for (let seat = 0; seat < seats; seat++)
      branchTotals[id * seats + seat] =
        (branchTotals[id * seats + seat] as number) + (shares[seat] as number);
  }

  actor(id: NodeId): number {
    return this.#actor[id] as number;
  }

  visits(id: NodeId): number {
    return this.branchVisits[id] as number;
  }

  /** All actions have children. */
  untried(): readonly number[] {
    return NONE;
  }

  /** Chance does not act in a shared tree. */
  chanceOutcomes(): ChanceOutcomes<T["action"]> | undefined {
    return undefined;
  }

  firstChild(id: NodeId): NodeId {
    if (id === this.#expanded) return this.#expandedFirst;
    const first = Atomics.load(this.#firstChild, id);
    return first > 0 ? first : NO_NODE;
  }

  /** The children that were visited. */
  children(id: NodeId): NodeId[] {
    const children: NodeId[] = [];
    for (let child = this.firstChild(id); child !== NO_NODE; child = this.nextSibling[child] as number)
      if (this.visits(child) > 0) children.push(child);
    return children;
  }

  isProven(id: NodeId): boolean {
    return Atomics.load(this.proven, id) !== 0;
  }

  setProven(id: NodeId, shares: Shares, distance: number): void {
    const { seats, bestValues } = this;
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[seat] as number;
      this.#exact[id * seats + seat] = share;
      bestValues[id * seats + seat] = share;
    }
    // after the shares, which other threads then know to be exact
    Atomics.store(this.proven, id, 1 + Math.min(distance, MAX_DISTANCE));
  }

  distance(id: NodeId): number {
    return (this.proven[id] as number) - 1;
  }

  bestShare(id: NodeId, seat: number): number {
    const values = this.isProven(id) ? this.#exact : this.bestValues;
    return values[id * this.seats + seat] as number;
  }

  bestValue(id: NodeId): number[] {
    const { seats } = this;
    const values = this.isProven(id) ? this.#exact : this.bestValues;
    const shares: number[] = [];
    for (let seat = 0; seat < seats; seat++) shares.push(values[id * seats + seat] as number);
    return shares;
  }

  mean(id: NodeId, seat: number): number {
    return (this.branchTotals[id * this.seats + seat] as number) / Math.max(this.visits(id), 1);
  }

  means(id: NodeId): number[] {
    return this.bestValue(id).map((_, seat) => this.mean(id, seat));
  }
}
