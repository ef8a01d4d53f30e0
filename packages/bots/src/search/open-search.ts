import type { Game, GameTypes, Random, SeatPhase } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";
import { type Explanation, withSolution } from "../explanation.ts";
import { type Solution, solve } from "../solve/solve.ts";
import { estimate, type Shares } from "../worth.ts";
import { childAt, oddsOf, throwPlace, widthOf } from "./chance.ts";
import { findPosition } from "./descend.ts";
import { judges, type SearchOptions } from "./options.ts";
import { raisePeak } from "./peak.ts";
import { createPlayout, type Playout } from "./playout.ts";
import { prove, setProven } from "./prove.ts";
import { explainTree } from "./rank.ts";
import type { Search } from "./search.ts";
import { type Selection, select } from "./select.ts";
import { DRAWN, LISTED, NO_NODE, NOBODY, type NodeId, ROOT, Tree, UNOPENED } from "./tree.ts";

/**
 * A search in which everything is seen. Chance has nodes of its own: an outcome that is listed is one child, visited as
 * often as it is likely; of draws that cannot be listed there are the more children the more visits there are
 * (progressive widening). So every node stands for one position, which is kept, and what is proven stays so.
 *
 * When the node of a seat is opened, every action is looked at once: an action that ends the game is proven then and
 * there, and where the game judges its positions all children begin with its judgement.
 */
export class OpenSearch<T extends GameTypes> implements Search<T> {
  readonly game: Game<T>;
  position: T["position"];
  readonly #options: Required<SearchOptions>;
  readonly #random: Random;
  readonly #playout: Playout<T>;
  readonly #judges: boolean;
  readonly #path: NodeId[] = [];
  /** For each node of the path a proven child that it is worth, whatever is found further on; or no node. */
  readonly #known: NodeId[] = [];
  readonly #selection: Selection = { child: NO_NODE, known: NO_NODE };
  #tree: Tree<T>;
  #iterations = 0;
  /** What the exact solver says of the position; nothing before it was asked. */
  #solution: Solution<T["action"]> | undefined;

  constructor(game: Game<T>, position: T["position"], random: Random, options: Required<SearchOptions>) {
    this.game = game;
    this.position = position;
    this.#options = options;
    this.#random = random;
    this.#playout = createPlayout(game, options, random);
    this.#judges = judges(game, options);
    this.#tree = new Tree(position.table.seats);
  }

  get settled(): boolean {
    return this.#tree.proven[ROOT] === 1 || this.#solution?.solved === true;
  }

  get size(): number {
    return this.#tree.size;
  }

  run(iterations: number): number {
    this.#solution ??= this.#solve();
    let done = 0;
    while (done < iterations && !this.settled) {
      this.#iterate();
      done++;
    }
    this.#iterations += done;
    return done;
  }

  explain(): Explanation<T["action"]> {
    // the first iteration opens the root, the second makes a child where the first did not
    for (let i = 0; i < 2 && this.#tree.first[ROOT] === NO_NODE; i++) this.#iterate();
    const { sharpness } = this.#options;
    const explanation = explainTree(this.#tree, this.game, this.position, this.#iterations, sharpness);
    return this.#solution?.solved && !explanation.proven
      ? withSolution(explanation, this.#solution, this.game, this.position)
      : explanation;
  }

  moveTo(position: T["position"]): void {
    const id = findPosition(this.#tree, position);
    if (id === ROOT) return;
    this.#tree = id === NO_NODE ? new Tree(position.table.seats) : this.#tree.branch(id);
    this.position = position;
    this.#iterations = this.#tree.visits[ROOT] as number;
    this.#solution = undefined;
  }

  /** Near the end the best action can be had for certain; a lost game is searched all the same, for the longest way. */
  #solve(): Solution<T["action"]> {
    const { game, position } = this;
    const { endgame, worth } = this.#options;
    const seat = game.toAct(position);
    if (endgame === 0 || typeof seat !== "number") return NOT_SOLVED;
    const solution = solve(game, position, { nodes: endgame, worth });
    return solution.solved && (solution.shares[seat] ?? 0) > 0 ? solution : NOT_SOLVED;
  }

  #iterate(): void {
    const path = this.#path;
    path.length = 0;
    path.push(ROOT);
    let shares = this.#descend();
    const tree = this.#tree;
    for (let i = path.length - 1; i >= 0; i--) {
      const id = path[i] as NodeId;
      const known = i < path.length - 1 ? (this.#known[i] as NodeId) : NO_NODE;
      if (known !== NO_NODE) shares = tree.peak(known);
      tree.count(id, shares);
      if (!tree.proven[id] && i < path.length - 1 && tree.proven[path[i + 1] as NodeId]) prove(tree, id);
      if (this.#judges) raisePeak(tree, id);
    }
  }

  /** Down the tree to where something new is found, and what that is. */
  #descend(): Shares {
    const tree = this.#tree;
    let id: NodeId = ROOT;
    let { position } = this;
    while (true) {
      if (tree.proven[id]) return tree.peak(id);
      if (position.phase === "over") return this.#end(id, position);
      if (tree.actor[id] === UNOPENED) {
        const found = this.#arrive(id, position);
        if (found) return found;
      }
      this.#selection.known = NO_NODE;
      const child = this.#step(id, position);
      this.#known[this.#path.length - 1] = this.#selection.known;
      if (child === NO_NODE) return this.#stay(id, position);
      position = tree.positions[child] ?? this.game.apply(position, tree.actions[child] as T["action"]);
      this.#path.push(child);
      id = child;
    }
  }

  /** There is no room to go on. */
  #stay(id: NodeId, position: T["position"]): Shares {
    const shares = this.#playout(position);
    if (this.#tree.first[id] === NO_NODE) this.#tree.setPeak(id, shares);
    return shares;
  }

  #end(id: NodeId, position: T["position"]): Shares {
    const shares = estimate(this.game, position, this.#options.worth);
    this.#tree.actor[id] = NOBODY;
    setProven(this.#tree, id, shares, 0);
    return shares;
  }

  /** What is found at a node that is not open yet; nothing where chance goes on from there. */
  #arrive(id: NodeId, position: T["position"]): Shares | undefined {
    const tree = this.#tree;
    const phase = phaseOf(this.game, position);
    // games with simultaneous phases are searched as those that hide something
    if (phase.kind !== "seat") {
      tree.positions[id] = position;
      this.#openChance(id, position);
      return undefined;
    }
    // without judgement looking at every action is worth its time only where there are visits to come
    if (!this.#judges && id !== ROOT && tree.visits[id] === 0) return this.#playout(position);
    tree.positions[id] = position;
    tree.actor[id] = phase.toAct(position);
    return this.#open(id, position, phase);
  }

  #openChance(id: NodeId, position: T["position"]): void {
    const listed = this.game.outcomes(position);
    this.#tree.actor[id] = listed ? LISTED : DRAWN;
    if (listed) this.#tree.odds[id] = oddsOf(listed);
  }

  /** Looks at every action of a seat once. */
  #open(id: NodeId, position: T["position"], phase: SeatPhase): Shares {
    const tree = this.#tree;
    const untried: number[] = [];
    const legal = phase.legalActions(position);
    tree.legal[id] = legal;
    tree.untried[id] = untried;
    for (let place = 0; place < legal.length; place++) {
      const after = phase.apply(position, legal[place] as T["action"]);
      if (this.#hasRoom(id) && (after.phase === "over" || this.#judges)) this.#look(id, place, after);
      else untried.push(place);
    }
    if (prove(tree, id)) return tree.peak(id);
    raisePeak(tree, id);
    const judged = this.#judges && this.#options.cut === 0 && tree.first[id] !== NO_NODE;
    return judged ? tree.peak(id) : this.#playout(position);
  }

  /** A child that begins with what its position is worth. */
  #look(id: NodeId, place: number, after: T["position"]): void {
    const tree = this.#tree;
    const shares = estimate(this.game, after, this.#options.worth);
    const child = tree.addChild(id, tree.legal[id]?.[place] as T["action"], place);
    tree.count(child, shares);
    if (after.phase !== "over") tree.setPeak(child, shares);
    else {
      tree.actor[child] = NOBODY;
      setProven(tree, child, shares, 0);
    }
  }

  /** The child to go on to, made where it is new; no node when there is no room for it. */
  #step(id: NodeId, position: T["position"]): NodeId {
    const actor = this.#tree.actor[id] as number;
    if (actor >= 0) return this.#choose(id);
    return actor === LISTED ? this.#throw(id) : this.#draw(id, position);
  }

  #choose(id: NodeId): NodeId {
    const tree = this.#tree;
    select(tree, id, this.#options, this.#selection);
    const { child } = this.#selection;
    if (child !== NO_NODE || !this.#hasRoom(id)) return child;
    const untried = tree.untried[id] ?? [];
    const at = this.#random.integer(untried.length);
    const place = untried[at] as number;
    untried[at] = untried[untried.length - 1] as number;
    untried.pop();
    return tree.addChild(id, tree.legal[id]?.[place] as T["action"], place);
  }

  #throw(id: NodeId): NodeId {
    const tree = this.#tree;
    const odds = tree.odds[id];
    if (!odds) return NO_NODE;
    const place = throwPlace(tree, id, odds, this.#random);
    const child = childAt(tree, id, place);
    if (child !== NO_NODE || !this.#hasRoom(id)) return child;
    return tree.addChild(id, odds.listed[place]?.action as T["action"], place);
  }

  #draw(id: NodeId, position: T["position"]): NodeId {
    const tree = this.#tree;
    const children = tree.children(id);
    if (children.length < widthOf((tree.visits[id] as number) + 1) && this.#hasRoom(id)) {
      return tree.addChild(id, this.game.draw(position, this.#random), children.length);
    }
    return children[this.#random.integer(children.length)] ?? NO_NODE;
  }

  /** Whether a node may have another child; the root may, or there would be nothing to play. */
  #hasRoom(id: NodeId): boolean {
    return id === ROOT || this.#tree.size < this.#options.nodes;
  }
}

const NOT_SOLVED = { solved: false, nodes: 0 } as const;
