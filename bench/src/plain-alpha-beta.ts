import { type Game, type GameTypes, isDraw } from "@serpentarium/core";

/** Bounds of the share of seat 0. */
type Bounds = readonly [low: number, high: number];

/** Thrown if the limit is reached. */
class LimitReached extends Error {}

/**
 * A plain alpha-beta for two seats without chance: actions in the order of the game, and a table of all positions. The reference for the
 * exact solver, with which it shares no code.
 */
export class PlainAlphaBeta<T extends GameTypes> {
  /** The number of visited positions that are not over. */
  nodes = 0;
  readonly #game: Game<T>;
  readonly #maxNodes: number;
  readonly #table = new Map<string, Bounds>();

  constructor(game: Game<T>, maxNodes: number) {
    this.#game = game;
    this.#maxNodes = maxNodes;
  }

  /** The share of seat 0; undefined if that takes more positions than the limit. */
  value(position: T["position"]): number | undefined {
    this.nodes = 0;
    try {
      return this.#search(position, 0, 1);
    } catch (error) {
      if (error instanceof LimitReached) return undefined;
      throw error;
    }
  }

  #search(position: T["position"], alpha: number, beta: number): number {
    const { outcome } = position;
    if (outcome) return isDraw(position) ? 0.5 : outcome.places[0] === 1 ? 1 : 0;
    if (++this.nodes > this.#maxNodes) throw new LimitReached();
    const text = this.#game.formatPosition(position);
    const [low, high] = this.#table.get(text) ?? [0, 1];
    if (low >= beta || low === high) return low;
    if (high <= alpha) return high;
    const isFirst = this.#game.toAct(position) === 0;
    const from = Math.max(alpha, low);
    const to = Math.min(beta, high);
    let best = isFirst ? 0 : 1;
    for (const action of this.#game.legalActions(position)) {
      const next = this.#game.apply(position, action);
      const share = isFirst
        ? this.#search(next, Math.max(from, best), to)
        : this.#search(next, from, Math.min(to, best));
      best = isFirst ? Math.max(best, share) : Math.min(best, share);
      if (isFirst ? best >= to : best <= from) break;
    }
    this.#table.set(text, best <= from ? [low, best] : best >= to ? [best, high] : [best, best]);
    return best;
  }
}
