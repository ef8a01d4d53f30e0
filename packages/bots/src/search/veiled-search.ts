import {
  determinize,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  seenAction,
} from "@serpentarium/core";
import type { Explanation, Judged } from "../explanation.ts";
import { seenByActor } from "../seen-by-actor.ts";
import { estimate, type Shares } from "../worth.ts";
import type { SearchOptions } from "./options.ts";
import { createPlayout, type Playout } from "./playout.ts";
import type { Search } from "./search.ts";

/** What is known of an action, from where one seat sits. */
interface VeiledNode<A> {
  readonly action: A | undefined;
  readonly children: Map<string, VeiledNode<A>>;
  readonly totals: number[];
  visits: number;
  /** How often the action could have been played. */
  offered: number;
}

const createNode = <A>(action: A | undefined, seats: number): VeiledNode<A> => ({
  action,
  children: new Map(),
  totals: new Array<number>(seats).fill(0),
  visits: 0,
  offered: 0,
});

const shareOf = <A>({ totals, visits }: VeiledNode<A>, seat: Seat): number => (totals[seat] ?? 0) / visits;
const sharesOf = <A>({ totals, visits }: VeiledNode<A>): Shares => totals.map((total) => total / visits);

/**
 * A search from what one seat sees (information set Monte Carlo tree search): each iteration draws a whole position that
 * the seat cannot tell from the one it sees, and plays it through the one tree of what the seat would see happen. Actions
 * that look alike to it are one there, and an action is weighed against how often it could have been played.
 */
export class VeiledSearch<T extends GameTypes> implements Search<T> {
  readonly game: Game<T>;
  position: T["position"];
  readonly #random: Random;
  readonly #options: Required<SearchOptions>;
  readonly #playout: Playout<T>;
  #root: VeiledNode<T["action"]>;
  #size = 1;
  #iterations = 0;

  constructor(game: Game<T>, position: T["position"], random: Random, options: Required<SearchOptions>) {
    this.game = game;
    this.position = seenByActor(game, position);
    this.#random = random;
    this.#options = options;
    this.#playout = createPlayout(game, options, random);
    this.#root = createNode<T["action"]>(undefined, position.table.seats);
  }

  /** Never for certain: what is hidden stays hidden. */
  get settled(): boolean {
    return this.position.phase === "over";
  }

  get size(): number {
    return this.#size;
  }

  run(iterations: number): number {
    if (this.settled) return 0;
    for (let done = 0; done < iterations; done++) this.#iterate();
    this.#iterations += iterations;
    return iterations;
  }

  /** What was thought of a position before cannot be told apart from others: every turn begins anew. */
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
      const shares = estimate(game, position, this.#options.worth);
      return { iterations: 0, shares, proven: true, actions: [] };
    }
    if (this.#root.visits === 0) this.run(1);
    const actions = [...this.#root.children.values()]
      .sort((a, b) => b.visits - a.visits)
      .map((node) => this.#judged(node));
    const [best] = typeof actor === "number" ? actions : [];
    const shares = best?.shares ?? sharesOf(this.#root);
    return { actor, iterations: this.#iterations, shares, proven: false, actions };
  }

  #judged(node: VeiledNode<T["action"]>): Judged<T["action"]> {
    const { game, position } = this;
    const action = node.action as T["action"];
    const text = game.formatAction(action, position);
    return { action, text, visits: node.visits, shares: sharesOf(node), proven: false };
  }

  /** Whose eyes the tree is seen with. */
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

  #descend(whole: T["position"], seat: Seat, path: VeiledNode<T["action"]>[]): Shares {
    let position = whole;
    let node = this.#root;
    while (position.phase !== "over") {
      const { action, key } = this.#pick(node, position, seat);
      position = this.game.apply(position, action);
      const known = node.children.get(key);
      const full = this.#size >= this.#options.nodes && node !== this.#root;
      if (!known && full) return this.#playout(position);
      const child = known ?? this.#addChild(node, key, action);
      path.push(child);
      if (!known) return this.#playout(position);
      node = child;
    }
    return estimate(this.game, position, this.#options.worth);
  }

  #addChild(parent: VeiledNode<T["action"]>, key: string, action: T["action"]): VeiledNode<T["action"]> {
    const child = createNode<T["action"]>(action, this.position.table.seats);
    child.offered = 1;
    parent.children.set(key, child);
    this.#size++;
    return child;
  }

  /** How an action looks to a seat. */
  #key(action: T["action"], seat: Seat, position: T["position"]): string {
    return JSON.stringify(seenAction(this.game, position, action, seat));
  }

  #pick(node: VeiledNode<T["action"]>, position: T["position"], seat: Seat) {
    const actor = this.game.toAct(position);
    if (typeof actor !== "number") {
      const action: T["action"] = this.game.draw(position, this.#random);
      return { action, key: this.#key(action, seat, position) };
    }
    const offered = this.game
      .legalActions(position)
      .map((action) => ({ action, key: this.#key(action, seat, position) }));
    const untried = offered.filter(({ key }) => !node.children.has(key));
    if (untried.length > 0) return untried[this.#random.integer(untried.length)] as (typeof untried)[number];
    return this.#choose(node, offered, actor);
  }

  /** By UCB1, as often as each could have been played; of actions that look alike, any. */
  #choose<O extends { readonly key: string }>(
    { children }: VeiledNode<T["action"]>,
    offered: readonly O[],
    actor: Seat,
  ): O {
    let best: O[] = [];
    let most = -1;
    for (const option of offered) {
      const child = children.get(option.key) as VeiledNode<T["action"]>;
      child.offered++;
      const bonus = this.#options.exploration * Math.sqrt(Math.log(child.offered) / child.visits);
      const score = shareOf(child, actor) + bonus;
      if (score > most) best = [];
      if (score >= most) best.push(option);
      most = Math.max(most, score);
    }
    return best[this.#random.integer(best.length)] as O;
  }
}
