import { type Game, type GameTypes, winnersOf } from "@serpentarium/core";

interface Node<T extends GameTypes> {
  readonly position: T["position"];
  readonly prior: number;
  /** The sum of the values for the acting seat of the parent. */
  total: number;
  visits: number;
  children?: readonly Node<T>[];
  /** The actions that lead to the children. */
  actions?: readonly T["action"][];
}

/** The exploration constant, and the temperature of the softmax for priors: the best of seven pairs in Pantareï. */
const EXPLORATION = 0.5;
const TEMPERATURE = 0.1;

/**
 * Textbook PUCT, for games of two seats without chance that have `evaluate`: priors from the evaluation of the children, values from that
 * of the leaf. Shares no code with the bots.
 */
export class PlainPuct<T extends GameTypes> {
  readonly #game: Game<T>;

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** The value of a position for a seat, 0 to 1. */
  #value(position: T["position"], seat: number): number {
    const { outcome } = position;
    if (outcome) return outcome.places[seat] === 1 ? 1 / winnersOf(outcome).length : 0;
    return this.#game.evaluate?.(position, seat) ?? 0.5;
  }

  #expand(node: Node<T>, seat: number): void {
    const actions = this.#game.legalActions(node.position);
    const positions = actions.map((action) => this.#game.apply(node.position, action));
    const weights = positions.map((position) => Math.exp(this.#value(position, seat) / TEMPERATURE));
    const sum = weights.reduce((a, b) => a + b, 0);
    node.actions = actions;
    node.children = positions.map((position, i) => ({
      position,
      prior: (weights[i] ?? 0) / sum,
      total: 0,
      visits: 0,
    }));
  }

  /** Visits a node, and returns its value for seat 0. */
  #visit(node: Node<T>): number {
    const seat = this.#game.toAct(node.position);
    if (typeof seat !== "number") return this.#value(node.position, 0);
    if (!node.children) {
      this.#expand(node, seat);
      return this.#value(node.position, 0);
    }
    const score = ({ total, visits, prior }: Node<T>): number =>
      (visits > 0 ? total / visits : 0.5) + (EXPLORATION * prior * Math.sqrt(node.visits)) / (1 + visits);
    const child = node.children.reduce((best, other) => (score(other) > score(best) ? other : best));
    const value = this.#visit(child);
    child.visits++;
    child.total += seat === 0 ? value : 1 - value;
    return value;
  }

  /** The most visited action after this many iterations. */
  choose(position: T["position"], iterations: number): T["action"] {
    const root: Node<T> = { position, prior: 1, total: 0, visits: 0 };
    for (; root.visits < iterations; root.visits++) this.#visit(root);
    const visits = (root.children ?? []).map((child) => child.visits);
    return root.actions?.[visits.indexOf(Math.max(...visits))] as T["action"];
  }
}
