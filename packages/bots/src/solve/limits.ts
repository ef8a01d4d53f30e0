import type { Aim } from "@serpentarium/core";

/** Limits of the exact solver. */
export interface SolveLimits {
  /** The positions to visit; a repeated position counts again. */
  readonly nodes?: number;
  /** The positions to remember; those used longest ago are forgotten first. */
  readonly memory?: number;
  /** The actions to look ahead. */
  readonly depth?: number;
  /** What the seats play for: the game’s `aim` by default. */
  readonly aim?: Aim;
}

export const SOLVE_DEFAULTS: Required<Omit<SolveLimits, "aim">> = {
  nodes: 1_000_000,
  memory: 300_000,
  depth: 400,
};

/** What is left of the limits during a search. */
export class NodeBudget {
  /** The number of positions visited. */
  nodes = 0;
  /** Whether the depth limit cut off a line. */
  hitDepthLimit = false;
  /** The number of positions that may be visited. */
  maxNodes: number;

  constructor(maxNodes: number) {
    this.maxNodes = maxNodes;
  }

  get isSpent(): boolean {
    return this.nodes >= this.maxNodes;
  }

  /** Whether one more position may be visited, with this many actions left to look ahead. */
  takeNode(depth: number): boolean {
    if (depth === 0) this.hitDepthLimit = true;
    if (depth === 0 || this.isSpent) return false;
    this.nodes++;
    return true;
  }
}
