import {
  determinize,
  type Game,
  type GameTypes,
  type Random,
  redactAction,
  type Seat,
} from "@serpentarium/core";
import type { ActionEvaluation, Explanation } from "../explanation.ts";
import { seenByActor } from "../seen-by-actor.ts";
import { estimateValue, type Shares } from "../shares.ts";
import type { MctsOptions } from "./options.ts";
import { createRollout, type Rollout } from "./rollout.ts";
import type { MctsSearch } from "./search.ts";

/** Statistics of an action, as one seat sees it. */
interface InformationSetNode<A> {
  readonly action: A | undefined;
  readonly children: Map<string, InformationSetNode<A>>;
  readonly totals: number[];
  visits: number;
  /** How often the action was available. */
  availableCount: number;
}

const createNode = <A>(action: A | undefined, seats: number): InformationSetNode<A> => ({
  action,
  children: new Map(),
  totals: new Array<number>(seats).fill(0),
  visits: 0,
  availableCount: 0,
});

const meanShare = <A>({ totals, visits }: InformationSetNode<A>, seat: Seat): number =>
  (totals[seat] ?? 0) / visits;
const meanShares = <A>({ totals, visits }: InformationSetNode<A>): Shares =>
  totals.map((total) => total / visits);

/**
 * Information set Monte Carlo tree search: each iteration draws a full position that the seat cannot tell from the one it
 * sees, and plays it through a single tree of what the seat would see. Actions that look alike to the seat share a node, and
 * UCB1 uses how often an action was available.
 */
export class InformationSetSearch<T extends GameTypes> implements MctsSearch<T> {
  readonly game: Game<T>;
  position: T["position"];
  readonly #random: Random;
  readonly #options: Required<MctsOptions>;
  readonly #rollout: Rollout<T>;
  #root: InformationSetNode<T["action"]>;
  #size = 1;
  #iterations = 0;

  constructor(game: Game<T>, position: T["position"], random: Random, options: Required<MctsOptions>) {
    this.game = game;
    this.position = seenByActor(game, position);
    this.#random = random;
    this.#options = options;
    this.#rollout = createRollout(game, options, random);
    this.#root = createNode<T["action"]>(undefined, position.table.seats);
  }

  /** True only when the game is over: hidden information rules out proofs. */
  get isSettled(): boolean {
    return this.position.phase === "over";
  }

  get nodeCount(): number {
    return this.#size;
  }

  run(iterations: number): number {
    if (this.isSettled) return 0;
    for (let done = 0; done < iterations; done++) this.#iterate();
    this.#iterations += iterations;
    return iterations;
  }

  /** Starts a new tree: nodes of an earlier position cannot be matched with what the seat sees now. */
  moveTo(position: T["position"]): void {
    this.position = seenByActor(this.game, position);
    this.#root = createNode<T["action"]>(undefined, position.table.seats);
    this.#size = 1;
    this.#iterations = 0;
  }

  explain(): Explanation<T["action"]> {
    const { game, position } = this;
    const actor = game.toAct(position);
    if (actor === undefined) {
      const shares = estimateValue(game, position, this.#options.objective);
      return { iterations: 0, shares, proven: true, actions: [] };
    }
    if (this.#root.visits === 0) this.run(1);
    const actions = [...this.#root.children.values()]
      .sort((a, b) => b.visits - a.visits)
      .map((node) => this.#toEvaluation(node));
    const [best] = typeof actor === "number" ? actions : [];
    const shares = best?.shares ?? meanShares(this.#root);
    return { actor, iterations: this.#iterations, shares, proven: false, actions };
  }

  #toEvaluation(node: InformationSetNode<T["action"]>): ActionEvaluation<T["action"]> {
    const { game, position } = this;
    const action = node.action as T["action"];
    const text = game.formatAction(action, position);
    return { action, text, visits: node.visits, shares: meanShares(node), proven: false };
  }

  /** The seat whose view the tree has. */
  get #seat(): Seat {
    const actor = this.game.toAct(this.position);
    return typeof actor === "number" ? actor : 0;
  }

  #iterate(): void {
    const seat = this.#seat;
    const path = [this.#root];
    const whole = determinize(this.game, this.position, seat, this.#random);
    const shares = this.#descend(whole, seat, path);
    for (const node of path) {
      node.visits++;
      for (const [other, share] of shares.entries()) node.totals[other] = (node.totals[other] ?? 0) + share;
    }
  }

  #descend(whole: T["position"], seat: Seat, path: InformationSetNode<T["action"]>[]): Shares {
    let position = whole;
    let node = this.#root;
    while (position.phase !== "over") {
      const { action, key } = this.#selectAction(node, position, seat);
      position = this.game.apply(position, action);
      const known = node.children.get(key);
      const full = this.#size >= this.#options.maxNodes && node !== this.#root;
      if (!known && full) return this.#rollout(position);
      const child = known ?? this.#addChild(node, key, action);
      path.push(child);
      if (!known) return this.#rollout(position);
      node = child;
    }
    return estimateValue(this.game, position, this.#options.objective);
  }

  #addChild(
    parent: InformationSetNode<T["action"]>,
    key: string,
    action: T["action"],
  ): InformationSetNode<T["action"]> {
    const child = createNode<T["action"]>(action, this.position.table.seats);
    child.availableCount = 1;
    parent.children.set(key, child);
    this.#size++;
    return child;
  }

  /** Identifies an action by what a seat sees of it. */
  #keyOf(action: T["action"], seat: Seat, position: T["position"]): string {
    return JSON.stringify(redactAction(this.game, position, action, seat));
  }

  #selectAction(node: InformationSetNode<T["action"]>, position: T["position"], seat: Seat) {
    const actor = this.game.toAct(position);
    if (typeof actor !== "number") {
      const action: T["action"] = this.game.drawOutcome(position, this.#random);
      return { action, key: this.#keyOf(action, seat, position) };
    }
    const offered = this.game
      .legalActions(position)
      .map((action) => ({ action, key: this.#keyOf(action, seat, position) }));
    const untried = offered.filter(({ key }) => !node.children.has(key));
    if (untried.length > 0) return untried[this.#random.integer(untried.length)] as (typeof untried)[number];
    return this.#selectByUcb(node, offered, actor);
  }

  /** By UCB1 with availability counts; any of the actions that look alike. */
  #selectByUcb<O extends { readonly key: string }>(
    { children }: InformationSetNode<T["action"]>,
    offered: readonly O[],
    actor: Seat,
  ): O {
    let best: O[] = [];
    let highest = -1;
    for (const option of offered) {
      const child = children.get(option.key) as InformationSetNode<T["action"]>;
      child.availableCount++;
      const bonus = this.#options.exploration * Math.sqrt(Math.log(child.availableCount) / child.visits);
      const score = meanShare(child, actor) + bonus;
      if (score > highest) best = [];
      if (score >= highest) best.push(option);
      highest = Math.max(highest, score);
    }
    return best[this.#random.integer(best.length)] as O;
  }
}
