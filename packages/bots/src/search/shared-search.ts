import { createRandom, type Game, type GameTypes, type Random, shuffle } from "@serpentarium/core";
import { type Explanation, withSolution } from "../explanation.ts";
import { seatPhaseOf } from "../seat-phase-of.ts";
import { estimateValue, type Shares } from "../shares.ts";
import { updateBestValue } from "./best-value.ts";
import { type MctsOptions, usesEvaluation, withDefaults } from "./options.ts";
import { setPriors } from "./priors.ts";
import { prove } from "./prove.ts";
import { explainTree } from "./rank.ts";
import { createRollout, type Rollout } from "./rollout.ts";
import type { PositionSearch } from "./search.ts";
import { type Selection, selectChild } from "./select.ts";
import { type KnownNode, SharedTree } from "./shared-tree.ts";
import { SideSolver } from "./side-solver.ts";
import { NO_NODE, type NodeId, ROOT } from "./tree.ts";

/** The number of nodes that a thread remembers at most: they take much more memory than those that are shared. */
const MAX_KNOWN = 120_000;

/**
 * Nodes with this many visits are visited this often at once: threads that write the same memory all the time wait for each other, and these
 * visits would seldom choose differently.
 */
const BUSY = 512;
const BATCH = 8;

const NO_SHARES: Shares = [];

const times = (shares: Shares, count: number): Shares =>
  count === 1 ? shares : shares.map((share) => count * share);

/**
 * One of several searches, each in a thread of its own, that build one tree. Only for games with perfect information, with `evaluate` at all
 * leaves or random games to the end; a position in which chance acts is not searched further. The result depends on which thread is faster.
 */
export class SharedSearch<T extends GameTypes> implements PositionSearch<T> {
  readonly game: Game<T>;
  readonly position: T["position"];
  readonly #options: Required<MctsOptions>;
  readonly #random: Random;
  readonly #rollout: Rollout<T>;
  readonly #usesEvaluation: boolean;
  readonly #tree: SharedTree<T>;
  readonly #solver: SideSolver<T>;
  /** The nodes from the root to the one that is visited, and their positions as far as they were needed. */
  readonly #path: NodeId[] = [];
  readonly #positions: (T["position"] | undefined)[] = [];
  readonly #selection: Selection = { child: NO_NODE, provenBest: NO_NODE };

  /** @param seed - of the random games; each thread has another one */
  constructor(
    game: Game<T>,
    position: T["position"],
    seed: number | string,
    options: MctsOptions,
    memory: SharedArrayBuffer,
  ) {
    this.game = game;
    this.position = position;
    const complete = withDefaults(game, options);
    this.#usesEvaluation = usesEvaluation(game, complete);
    // random games have no best values
    this.#options = this.#usesEvaluation ? complete : { ...complete, minimaxWeight: 0 };
    this.#random = createRandom(seed);
    this.#rollout = createRollout(game, this.#options, this.#random);
    this.#tree = new SharedTree(memory, position.table.seats);
    this.#solver = new SideSolver(game, position, this.#options);
  }

  get isSettled(): boolean {
    return this.#tree.isProven(ROOT) || this.#tree.isSolved;
  }

  get nodeCount(): number {
    return this.#tree.size;
  }

  /** Makes no iterations while another thread is expanding the root. */
  run(iterations: number): number {
    let done = 0;
    while (done < iterations && !this.isSettled && !this.#tree.isClaimed(ROOT)) {
      this.#solver.run(this.#tree.visits(ROOT));
      if (this.#solver.solution) this.#tree.setSolved();
      if (this.isSettled) break;
      const count = Math.min(this.#tree.isExpanded(ROOT) ? BATCH : 1, iterations - done);
      this.#visit(ROOT, count);
      done += count;
    }
    return done;
  }

  /** Without iterations and actions while another thread is expanding the root. */
  explain(): Explanation<T["action"]> {
    const tree = this.#tree;
    // the first visit expands the root; the second may be that of the first child
    for (let i = 0; i < 2 && tree.children(ROOT).length === 0 && !tree.isClaimed(ROOT); i++)
      this.#visit(ROOT, 1);
    const hasActions = tree.children(ROOT).length > 0;
    if (hasActions) this.#knownNode(ROOT, this.position);
    const iterations = hasActions ? tree.visits(ROOT) : 0;
    const { minimaxWeight } = this.#options;
    const explanation = explainTree(tree, this.game, this.position, iterations, minimaxWeight);
    const { solution } = this.#solver;
    return solution && !explanation.proven
      ? withSolution(explanation, solution, this.game, this.position)
      : explanation;
  }

  /** Visits a node, which is reached by the path, and returns the sum of the shares of these visits. */
  #visit(id: NodeId, count: number): Shares {
    const tree = this.#tree;
    const depth = this.#path.length;
    if (count > 1 && tree.visits(id) < BUSY && !tree.isProven(id)) return this.#visitOneByOne(id, count);
    this.#path.push(id);
    const shares = this.#visitChild(id, count) ?? times(this.#leafShares(id, count), count);
    this.#path.length = depth;
    this.#positions.length = depth;
    tree.addShares(id, shares);
    if (this.#usesEvaluation) updateBestValue(tree, id);
    return shares;
  }

  #visitOneByOne(id: NodeId, count: number): Shares {
    const sums = new Array<number>(this.#tree.seats).fill(0);
    for (let visit = 0; visit < count; visit++)
      for (const [seat, share] of this.#visit(id, 1).entries()) sums[seat] = (sums[seat] as number) + share;
    return sums;
  }

  /** Visits the best child of a node; undefined if there is nothing to choose. */
  #visitChild(id: NodeId, count: number): Shares | undefined {
    const tree = this.#tree;
    if (tree.isProven(id) || !tree.isExpanded(id)) return undefined;
    selectChild(tree, id, this.#options, this.#usesEvaluation, this.#selection);
    tree.enter(id, count);
    const { child, provenBest } = this.#selection;
    // another thread may have proven the last child meanwhile
    const shares = child === NO_NODE ? NO_SHARES : this.#visit(child, count);
    if (child !== NO_NODE && tree.isProven(child) && !tree.isProven(id)) prove(tree, id);
    return provenBest === NO_NODE ? shares : times(tree.bestValue(provenBest), count);
  }

  /** The shares of a node that is proven or was not expanded before. */
  #leafShares(id: NodeId, count: number): Shares {
    const tree = this.#tree;
    // random games pay off more than trying every action, but at nodes that are revisited
    const isTooNew = !this.#usesEvaluation && id !== ROOT && tree.visits(id) === 0;
    tree.enter(id, count);
    if (tree.isProven(id)) return tree.bestValue(id);
    const index = this.#path.length - 1;
    return (
      (!isTooNew && tree.claim(id) && this.#expand(id, this.#positionAt(index))) || this.#estimate(id, index)
    );
  }

  /** The shares of a node without children. */
  #estimate(id: NodeId, index: number): Shares {
    return this.#usesEvaluation ? this.#tree.bestValue(id) : this.#rollout(this.#positionAt(index));
  }

  /** The position of a node of the path: only leaves need one. */
  #positionAt(index: number): T["position"] {
    if (index === 0) return this.position;
    const tree = this.#tree;
    const id = this.#path[index] as NodeId;
    const known = this.#positions[index] ?? tree.known(id)?.position;
    if (known) return known;
    const before = this.#positionAt(index - 1);
    const { actions } = this.#knownNode(this.#path[index - 1] as NodeId, before);
    const position = this.game.apply(before, actions[tree.childIndex[id] as number] as T["action"]);
    this.#positions[index] = position;
    return position;
  }

  /** What this thread remembers of an expanded node. */
  #knownNode(id: NodeId, position: T["position"]): KnownNode<T> {
    const tree = this.#tree;
    const known = tree.known(id);
    if (known) return known;
    const node = { position, actions: this.game.legalActions(position) };
    if (tree.knownCount < MAX_KNOWN) tree.setKnown(id, node);
    return node;
  }

  /**
   * Tries every action of a claimed node once, and returns its shares. Those of actions that do not end the game need `evaluate`; without it
   * they are tried in random order.
   *
   * @returns undefined if the node cannot be expanded, because chance acts or the memory is full
   */
  #expand(id: NodeId, position: T["position"]): Shares | undefined {
    const tree = this.#tree;
    const phase = seatPhaseOf(this.game, position);
    if (!phase) {
      tree.setUnexpandable(id);
      return undefined;
    }
    const { aim, priorTemperature } = this.#options;
    const following = phase.legalActions(position).map((action) => phase.apply(position, action));
    const isKnown = following.map((after) => this.#usesEvaluation || after.phase === "over");
    const values = following.map((after, place) =>
      isKnown[place] ? estimateValue(this.game, after, aim) : undefined,
    );
    const inOrder = following.map((_, place) => place);
    const places = this.#usesEvaluation ? inOrder : shuffle(this.#random, inOrder);
    if (!tree.addChildren(id, phase.toAct(position), places, values)) {
      tree.setUnexpandable(id);
      return undefined;
    }
    for (const child of tree.children(id)) {
      const place = tree.childIndex[child] as number;
      if (following[place]?.phase === "over") tree.setProven(child, values[place] as Shares, 0);
    }
    if (this.#usesEvaluation) {
      setPriors(tree, id, priorTemperature);
      updateBestValue(tree, id);
    }
    tree.publish(id);
    // after that: a proven root ends the other searches, which then explain its actions
    const isProven = prove(tree, id);
    return isProven || this.#usesEvaluation ? tree.bestValue(id) : this.#rollout(position);
  }
}
