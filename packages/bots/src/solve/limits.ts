import type { Aim } from "@serpentarium/core";

/** Limits of the exact solver. */
export interface SolveLimits {
  /** The maximal number of positions to visit; a repeated position counts again. */
  readonly nodes?: number;
  /** The maximal number of positions to remember; the least recently used are dropped. */
  readonly memory?: number;
  /** The search depth in actions. */
  readonly depth?: number;
  /** What the seats play for; the game’s `aim` by default. */
  readonly aim?: Aim;
}

export const SOLVE_DEFAULTS: Required<Omit<SolveLimits, "aim">> = {
  nodes: 1_000_000,
  memory: 300_000,
  depth: 400,
};

/** The remaining limits during a search. */
export class NodeBudget {
  /** The number of positions visited. */
  nodes = 0;
  /** Whether the depth limit cut off a line. */
  hitDepthLimit = false;
  /** The maximal number of positions visited. */
  maxNodes: number;

  constructor(maxNodes: number) {
    this.maxNodes = maxNodes;
  }

  get isSpent(): boolean {
    return this.nodes >= this.maxNodes;
  }

  /** Whether one more position may be visited, with this many actions left to search. */
  takeNode(depth: number): boolean {
    if (depth === 0) this.hitDepthLimit = true;
    if (depth === 0 || this.isSpent) return false;
    this.nodes++;
    return true;
  }
}
