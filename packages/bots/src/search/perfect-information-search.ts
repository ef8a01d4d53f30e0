import type { ActionRange, Game, GameTypes, Random, SeatPhase } from "@serpentarium/core";
import { actionAt, countActions, phaseOf, spreadActions } from "@serpentarium/core/internal";
import { dequal } from "dequal/lite";
import { actionsAround } from "../candidates.ts";
import { type Explanation, withSolution } from "../explanation.ts";
import { seatPhaseOf } from "../seat-phase-of.ts";
import { estimateValue, type Shares } from "../shares.ts";
import { updateBestValue } from "./best-value.ts";
import { childAtIndex, progressiveWidth, sampleOutcome } from "./chance.ts";
import { type MctsOptions, usesEvaluation } from "./options.ts";
import { setPriors } from "./priors.ts";
import { prove } from "./prove.ts";
import { explainTree, rankChildren } from "./rank.ts";
import { createRollout, type Rollout } from "./rollout.ts";
import type { MctsSearch } from "./search.ts";
import { type Selection, selectChild } from "./select.ts";
import { SideSolver } from "./side-solver.ts";
import { CHANCE_DRAWN, CHANCE_LISTED, NO_NODE, type NodeId, ROOT, Tree, UNEXPANDED } from "./tree.ts";

/**
 * Monte Carlo tree search with perfect information. Chance has its own nodes: each listed outcome is one child, visited in proportion to
 * its probability; if outcomes can only be drawn, the number of children grows with the visits (progressive widening). So every node is one
 * position, which is stored, and proofs stay valid.
 *
 * When a seat's node is expanded, every action is tried once: one that ends the game is proven immediately, and if the game has `evaluate`,
 * all children start with the estimated value of their positions, which is also their prior (PUCT). Of ranges some actions are tried, and
 * others are added with the visits.
 */
export class PerfectInformationSearch<T extends GameTypes> implements MctsSearch<T> {
  readonly game: Game<T>;
  position: T["position"];
  readonly #options: Required<MctsOptions>;
  readonly #random: Random;
  readonly #rollout: Rollout<T>;
  readonly #usesEvaluation: boolean;
  readonly #path: NodeId[] = [];
  /** For each node of the path, the proven child whose value replaces the result of the visit; or `NO_NODE`. */
  readonly #provenBest: NodeId[] = [];
  readonly #selection: Selection = { child: NO_NODE, provenBest: NO_NODE };
  #tree: Tree<T>;
  #iterations = 0;
  #solver: SideSolver<T>;

  constructor(game: Game<T>, position: T["position"], random: Random, options: Required<MctsOptions>) {
    this.game = game;
    this.position = position;
    this.#options = options;
    this.#random = random;
    this.#rollout = createRollout(game, options, random);
    this.#usesEvaluation = usesEvaluation(game, options);
    this.#tree = new Tree(position.table.seats, this.#options.maxNodes);
    this.#solver = new SideSolver(game, position, options);
  }

  get isSettled(): boolean {
    return this.#tree.proven[ROOT] !== 0 || this.#solver.solution !== undefined;
  }

  get nodeCount(): number {
    return this.#tree.size;
  }

  run(iterations: number): number {
    let done = 0;
    while (done < iterations && !this.isSettled) {
      this.#solver.run(this.#iterations);
      if (this.isSettled) break;
      this.#iterate();
      this.#iterations++;
      done++;
    }
    return done;
  }

  explain(): Explanation<T["action"]> {
    // the first iteration expands the root; the second adds a child if the first did not
    for (let i = 0; i < 2 && this.#tree.firstChild(ROOT) === NO_NODE; i++) this.#iterate();
    const { minimaxWeight } = this.#options;
    const explanation = explainTree(this.#tree, this.game, this.position, this.#iterations, minimaxWeight);
    const { solution } = this.#solver;
    return solution && !explanation.proven
      ? withSolution(explanation, solution, this.game, this.position)
      : explanation;
  }

  moveTo(position: T["position"]): void {
    if (dequal(position, this.position)) return;
    const id = this.#tree.findPosition(position);
    this.#tree =
      id === NO_NODE ? new Tree(position.table.seats, this.#options.maxNodes) : this.#tree.subtree(id);
    this.position = position;
    this.#iterations = this.#tree.visits(ROOT);
    this.#solver = new SideSolver(this.game, position, this.#options);
  }

  #iterate(): void {
    const path = this.#path;
    path.length = 0;
    path.push(ROOT);
    let shares = this.#descend();
    const tree = this.#tree;
    for (let i = path.length - 1; i >= 0; i--) {
      const id = path[i] as NodeId;
      const known = i < path.length - 1 ? (this.#provenBest[i] as NodeId) : NO_NODE;
      if (known !== NO_NODE) shares = tree.bestValue(known);
      tree.addVisit(id, shares);
      if (!tree.proven[id] && i < path.length - 1 && tree.proven[path[i + 1] as NodeId]) prove(tree, id);
      if (this.#usesEvaluation) updateBestValue(tree, id);
    }
  }

  /** Walks down the tree to a new node, and returns its shares. */
  #descend(): Shares {
    const tree = this.#tree;
    let id: NodeId = ROOT;
    let { position } = this;
    while (true) {
      if (tree.proven[id]) return tree.bestValue(id);
      if (position.phase === "over") return this.#markTerminal(id, position);
      if (tree.actor(id) === UNEXPANDED) {
        if (!this.#hasRoom(id)) return this.#evaluateLeaf(id, position);
        const found = this.#expand(id, position);
        if (found) return found;
      } else if (!tree.position(id) && this.#canStore(id)) this.#store(id, position);
      this.#selection.provenBest = NO_NODE;
      const child = this.#selectChild(id, position);
      this.#provenBest[this.#path.length - 1] = this.#selection.provenBest;
      if (child === NO_NODE) return this.#evaluateLeaf(id, position);
      position =
        tree.position(child) ??
        this.game.apply(
          position,
          this.#actionsAt(id, position)[tree.childIndex[child] as number] as T["action"],
        );
      this.#path.push(child);
      id = child;
    }
  }

  /** The shares of a node that cannot be expanded because the tree is full. */
  #evaluateLeaf(id: NodeId, position: T["position"]): Shares {
    const shares = this.#rollout(position);
    if (this.#tree.firstChild(id) === NO_NODE) this.#tree.setBestValue(id, shares);
    return shares;
  }

  #markTerminal(id: NodeId, position: T["position"]): Shares {
    const shares = estimateValue(this.game, position, this.#options.aim);
    this.#tree.setProven(id, shares, 0);
    return shares;
  }

  /** Expands a node and returns its shares; undefined if chance is to act, because the descent continues there. */
  #expand(id: NodeId, position: T["position"]): Shares | undefined {
    const tree = this.#tree;
    const phase = seatPhaseOf(this.game, position);
    // games with simultaneous phases use the information set search
    if (!phase) {
      this.#expandChance(id, position);
      return undefined;
    }
    // without `evaluate`, trying every action pays off only at nodes that are revisited
    if (!this.#usesEvaluation && id !== ROOT && tree.visits(id) === 0) return this.#rollout(position);
    tree.expand(id, phase.toAct(position));
    return this.#expandSeat(id, position, phase);
  }

  #expandChance(id: NodeId, position: T["position"]): void {
    const listed = this.game.chanceOutcomes(position);
    this.#tree.expand(id, listed ? CHANCE_LISTED : CHANCE_DRAWN);
    if (listed) this.#tree.setChanceOutcomes(id, listed);
  }

  /** Tries every action of a seat once. */
  #expandSeat(id: NodeId, position: T["position"], phase: SeatPhase): Shares {
    const tree = this.#tree;
    const ranges = phase.legalRanges?.(position);
    const legal = triedActions(position, phase, ranges);
    if (ranges && countActions(ranges) > legal.length) {
      tree.ranges.set(id, ranges);
      tree.setActions(id, legal);
    }
    if (id === ROOT) this.#store(id, position);
    for (let place = 0; place < legal.length; place++)
      this.#addCandidate(id, place, phase.apply(position, legal[place] as T["action"]));
    if (prove(tree, id)) return tree.bestValue(id);
    if (this.#usesEvaluation) setPriors(tree, id, this.#options.priorTemperature);
    updateBestValue(tree, id);
    const evaluated =
      this.#usesEvaluation && this.#options.rolloutLimit === 0 && tree.firstChild(id) !== NO_NODE;
    return evaluated ? tree.bestValue(id) : this.#rollout(position);
  }

  /** Whether the position of a node may be stored. A full tree stores none, so that its memory stays the same. */
  #canStore(id: NodeId): boolean {
    return this.#hasRoom(id) && this.#tree.positionCount < this.#options.maxNodes / NODES_PER_POSITION;
  }

  /** Stores the position and the actions of an expanded node that is visited again: most are not, and need much less memory. */
  #store(id: NodeId, position: T["position"]): void {
    const tree = this.#tree;
    tree.setPosition(id, position);
    if (tree.actor(id) >= 0) tree.setActions(id, this.#actionsAt(id, position));
  }

  #actionsAt(id: NodeId, position: T["position"]): readonly T["action"][] {
    return this.#tree.actions(id) ?? triedActions(position, phaseOf(this.game, position) as SeatPhase);
  }

  /** Adds an action to the candidates of a node; if its value is known, as a child. */
  #addCandidate(id: NodeId, place: number, after: T["position"]): void {
    if (this.#hasRoom(id) && (after.phase === "over" || this.#usesEvaluation))
      this.#addEvaluatedChild(id, place, after);
    else this.#tree.addUntried(id, place);
  }

  /** Adds a child that starts with the estimated value of its position. */
  #addEvaluatedChild(id: NodeId, place: number, after: T["position"]): void {
    const tree = this.#tree;
    const shares = estimateValue(this.game, after, this.#options.aim);
    const child = tree.addChild(id, place);
    tree.addVisit(child, shares);
    if (after.phase === "over") tree.setProven(child, shares, 0);
  }

  /** The next child to visit, created if it is new; `NO_NODE` if the tree is full. */
  #selectChild(id: NodeId, position: T["position"]): NodeId {
    const actor = this.#tree.actor(id);
    if (actor >= 0) return this.#selectAction(id, position);
    return actor === CHANCE_LISTED ? this.#selectListedOutcome(id) : this.#selectDrawnOutcome(id, position);
  }

  #selectAction(id: NodeId, position: T["position"]): NodeId {
    const tree = this.#tree;
    if (tree.ranges.has(id)) this.#widen(id, position);
    selectChild(tree, id, this.#options, this.#usesEvaluation, this.#selection);
    const { child } = this.#selection;
    if (child !== NO_NODE || !this.#hasRoom(id)) return child;
    const untried = tree.untried(id);
    // all are proven, but ranges contain more actions
    if (untried.length === 0) return this.#selection.provenBest;
    return tree.addChild(id, tree.takeUntried(id, this.#random.integer(untried.length)));
  }

  /** Adds an action to a node with untried actions in ranges, if it has enough visits: alternately around the best one. */
  #widen(id: NodeId, position: T["position"]): void {
    const tree = this.#tree;
    const ranges = tree.ranges.get(id) ?? [];
    const legal = tree.actions(id) ?? [];
    if (!this.#hasRoom(id) || legal.length >= MAX_SPREAD + Math.sqrt(tree.visits(id))) return;
    const action = this.#drawAction(ranges, id, legal);
    const text = JSON.stringify(action);
    if (legal.some((other) => JSON.stringify(other) === text)) return;
    tree.setActions(id, [...legal, action]);
    this.#addCandidate(id, legal.length, this.game.apply(position, action));
    if (this.#usesEvaluation) setPriors(tree, id, this.#options.priorTemperature);
  }

  #drawAction(
    ranges: readonly ActionRange<T["action"]>[],
    id: NodeId,
    tried: readonly T["action"][],
  ): T["action"] {
    const [best] = rankChildren(this.#tree, id, this.#options.minimaxWeight);
    const action = best === undefined ? undefined : tried[this.#tree.childIndex[best] as number];
    const around = action && this.#random.integer(2) === 0 ? actionsAround(ranges, action, tried) : [];
    return around.length > 0
      ? (around[this.#random.integer(around.length)] as T["action"])
      : actionAt(ranges, this.#random.integer(countActions(ranges)));
  }

  #selectListedOutcome(id: NodeId): NodeId {
    const tree = this.#tree;
    const odds = tree.chanceOutcomes(id);
    if (!odds) return NO_NODE;
    const place = sampleOutcome(tree, id, odds, this.#random);
    const child = childAtIndex(tree, id, place);
    if (child !== NO_NODE || !this.#hasRoom(id)) return child;
    return tree.addChild(id, place);
  }

  #selectDrawnOutcome(id: NodeId, position: T["position"]): NodeId {
    const tree = this.#tree;
    const children = tree.children(id);
    if (children.length < progressiveWidth(tree.visits(id) + 1) && this.#hasRoom(id)) {
      tree.addDrawn(id, this.game.drawOutcome(position, this.#random));
      return tree.addChild(id, children.length);
    }
    return children[this.#random.integer(children.length)] ?? NO_NODE;
  }

  /** Whether a node may get another child. The root always may, because it needs an action to play. */
  #hasRoom(id: NodeId): boolean {
    return id === ROOT || this.#tree.size < this.#options.maxNodes;
  }
}

/** The number of actions tried first at a node with ranges. */
const MAX_SPREAD = 24;

/** The actions that are tried first in a position: all, or some of ranges. */
const triedActions = <T extends GameTypes>(
  position: T["position"],
  phase: SeatPhase<T>,
  ranges = phase.legalRanges?.(position as never),
): readonly T["action"][] =>
  ranges ? spreadActions(ranges, MAX_SPREAD) : phase.legalActions(position as never);

/** The number of nodes for each stored position: all positions take about as much memory as all nodes. */
const NODES_PER_POSITION = 25;
